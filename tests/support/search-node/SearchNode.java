import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/** A node of OpenSearch without a distribution: NAME FOLDER HTTP_PORT TRANSPORT_PORT SEEDS MANAGERS. */
public final class SearchNode extends Node {
    private SearchNode(Settings settings, String name) {
        super(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> name),
            List.of(Netty4Plugin.class, CommonAnalysisPlugin.class), false);
    }

    public static void main(String[] arguments) throws Exception {
        String name = arguments[0];
        Path config = Files.createDirectories(Path.of(arguments[1], "config"));
        Files.writeString(config.resolve("log4j2.properties"), "status = error\nrootLogger.level = off\n");
        Settings settings = Settings.builder()
            .put("cluster.name", "tests").put("node.name", name).put("path.home", arguments[1])
            .put("network.host", "127.0.0.1").put("http.port", arguments[2]).put("transport.port", arguments[3])
            .put("discovery.seed_hosts", arguments[4]).put("cluster.initial_cluster_manager_nodes", arguments[5])
            .put("transport.type", "netty4").put("http.type", "netty4")
            .put("action.auto_create_index", false)
            .put("cluster.no_cluster_manager_block", "all")
            .put("cluster.routing.allocation.disk.threshold_enabled", false)
            .build();
        new SearchNode(settings, name).start();
        System.out.println("ready");
        new CountDownLatch(1).await();
    }
}
