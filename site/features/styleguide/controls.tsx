import { messages } from '#engine/messages.ts'
import { AxisTicks, Range } from '#site/ui/charts/range.tsx'
import { Checkbox, FormErrorSummary, ServerMessage, TextField } from '#site/ui/forms/form.tsx'
import { BookingLink, Dialog } from '#site/ui/overlays/dialog.tsx'
import { Toast } from '#site/ui/overlays/toasts.tsx'
import { Badge } from '#site/ui/parts/badge.tsx'
import { Breadcrumbs } from '#site/ui/parts/breadcrumbs.tsx'
import { Button, ButtonLink, Control, IconButton, MoreLink } from '#site/ui/parts/button.tsx'
import { DashList, Stat } from '#site/ui/parts/stat.tsx'
import { Row } from './foundations.tsx'

export function Controls({ bookingUrl }: { bookingUrl: string | undefined }) {
  return (
    <section className="band foundations" id="controls">
      <div className="page">
        <h2>Controls</h2>
        <Row title="Buttons">
          <div className="specimen-rows">
            <p className="button-row">
              <ButtonLink href="#controls" icon="rise">
                Main action
              </ButtonLink>
              <ButtonLink href="#controls" quiet>
                Quiet action
              </ButtonLink>
              <MoreLink href="#controls">Learn More</MoreLink>
              <MoreLink href="#controls" back>
                Back
              </MoreLink>
            </p>
            <p className="button-row">
              <Button className="is-focus" icon="rise">
                Focus
              </Button>
              <Button disabled>Not yet</Button>
              <Button busy>Sending</Button>
              <Control icon="copy">Copy</Control>
              <IconButton icon="share" label="Share" />
              <Badge>New</Badge>
              <Badge outline>Case Study</Badge>
            </p>
          </div>
        </Row>
        <Row title="Way, figure, range">
          <div className="specimen-rows">
            <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Style guide' }]} />
            <Stat figure="2.58%" label="a specimen of a figure that counts up" />
            <DashList items={['Specimen of a first fault', 'Specimen of a second', 'Specimen of a third']} />
            <div>
              <AxisTicks
                ticks={[
                  { at: 0, text: '0' },
                  { at: 50, text: '12' },
                  { at: 100, text: '24 weeks' },
                ]}
              />
              <Range ranges={[{ from: 8, to: 25 }]} text="weeks 2 to 6" />
              <br />
              <Range
                ranges={[
                  { from: 80, to: 100 },
                  { from: 0, to: 15 },
                ]}
                text="past the end of the axis"
              />
            </div>
          </div>
        </Row>
        <Row title="Notices" note="server message, toasts">
          <div className="specimen-rows is-narrow">
            <ServerMessage state={{ success: true, message: 'Thank you! Specimen of an answer.' }} />
            <ServerMessage state={{ success: false, message: messages.unexpected }} />
            <Toast isBad={false} message="Thank you! Specimen of a notice." />
            <Toast isBad={true} message="Failed to post feedback" action="Restore my text" />
          </div>
        </Row>
        <Row title="Dialog">
          <div className="specimen-rows">
            <p className="button-row">
              <BookingLink bookingUrl={bookingUrl} quiet />
              <Button quiet data-open="specimen-dialog">
                Open a dialog
              </Button>
            </p>
            <Dialog id="specimen-dialog" title="Specimen of a dialog">
              <div className="dialog-wait">
                <i className="busy-line" />
                <span className="data">The calendar is loading</span>
              </div>
            </Dialog>
          </div>
        </Row>
        <Row title="Form" note="with errors, as the server sends it back">
          <SpecimenForm />
        </Row>
      </div>
    </section>
  )
}

function SpecimenForm() {
  const errors = { website: 'Please enter a valid website URL.' }
  const field = (name: string) => ({ id: `specimen-${name}`, name })
  return (
    <form className="form" action="/styleguide/" method="get" aria-label="Specimen">
      <FormErrorSummary errors={errors} idPrefix="specimen-" />
      <TextField
        {...field('website')}
        label="Website"
        type="url"
        required
        defaultValue="oakfield,example"
        error={errors.website}
      />
      <div className="pair">
        <TextField {...field('name')} label="Name" autoComplete="name" required />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" hint="Only to answer you." />
      </div>
      <TextField {...field('message')} label="Message" rows={4} />
      <Checkbox {...field('consent')} label="Specimen of a choice that is never made in advance" value="yes" />
      <p className="form-foot">
        <Button type="submit">Send</Button>
        <span className="hint">Specimen of a hint beside the button.</span>
      </p>
      <ServerMessage />
    </form>
  )
}
