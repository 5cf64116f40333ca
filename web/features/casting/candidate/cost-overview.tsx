import type { ProjectDetails } from '#contract/projects/project.ts';
import { costOverview } from '#web/features/projects/project/project-cost.view.ts';
import { Money } from '#web/ui/text/money.tsx';

/** The sum of the fees if all these people say yes and are booked. */
export function CostOverview(props: { project: ProjectDetails; asked: readonly { role_id: string }[] }) {
  const { lines, total_ore } = costOverview(props.project, props.asked);
  return (
    <section aria-label="Kostnad" className="border-t border-ink pt-2">
      <h3 className="text-sm font-medium">Om alla säger ja och bokas</h3>
      <table className="mt-1 w-full text-sm tabular">
        <tbody>
          {lines.map((line) => (
            <tr key={line.role_id} className="border-b border-hairline align-baseline">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {line.title}
                <span className="block text-ink-muted">
                  {line.people} × <Money ore={line.pay_ore} />
                </span>
              </th>
              <td className="py-1.5 text-right">
                <Money ore={line.total_ore} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-medium">
            <th scope="row" className="py-1.5 pr-3 text-left font-medium">
              Arvoden sammanlagt
            </th>
            <td className="py-1.5 text-right">
              <Money ore={total_ore} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
