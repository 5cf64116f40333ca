import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog, Drawer } from '#web/ui/overlay/dialog.tsx';

export type OverlayName = 'dialog' | 'drawer' | 'confirm';

/** The boxes that open over a page, one at a time. */
export function OverlaySpecimens({ open, close }: { open: OverlayName | undefined; close: () => void }) {
  return (
    <>
      <Dialog
        isOpen={open === 'dialog'}
        onOpenChange={close}
        title="Förläng svarstiden"
        description="Alla som inte har svarat får ett nytt datum."
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Avbryt
            </Button>
            <Button variant="primary" onClick={close}>
              Förläng till fre 4 dec
            </Button>
          </>
        }
      >
        <p>Tre talanger har inte svarat. De får en notis och ett mejl.</p>
      </Dialog>
      <Drawer isOpen={open === 'drawer'} onOpenChange={close} title="Filter" description="Det du väljer gäller direkt.">
        <p>Spelålder, språk, färdigheter.</p>
      </Drawer>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onOpenChange={close}
        title="Ställa in Höstkampanjen?"
        confirmLabel="Ställ in projektet"
        isDangerous
        reason={{
          label: 'Varför ställs det in?',
          hint: 'Talangerna ser din förklaring.',
          is_required: true,
          max_length: 400,
        }}
        onConfirm={() => Promise.reject(new Error('Projektet har redan startat.'))}
      >
        Sex talanger får besked. Det går inte att ångra.
      </ConfirmDialog>
    </>
  );
}
