import { useEffect, useState } from 'react'
import { countOf } from '#engine/text/count-of.ts'
import type { ViewProps } from '#engine/tool/view-props.ts'
import { suitsCountry } from './time-zones.ts'
import type { VisitDescription } from './visit.ts'

type Seen = { label: string; value: string; note?: string | undefined }

/** Renders what a script of a page can read without permission. Nothing is sent anywhere. */
export default function View({ envelope: { data } }: ViewProps<VisitDescription>) {
  const country = data?.country ?? undefined
  const [seen, setSeen] = useState<Seen[]>(() => placesFor(country))
  useEffect(() => setSeen(readBrowser(country)), [country])
  return (
    <section className="report-block for-scripts" aria-labelledby="seen-by-scripts">
      <h3 id="seen-by-scripts">What a script on a page can read</h3>
      <dl className="seen-by-scripts">
        {seen.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">Read in your browser and not sent to us.</p>
    </section>
  )
}

/** Returns empty rows for what the script will read, so that nothing below them moves. */
function placesFor(country: string | undefined): Seen[] {
  const unread = '…'
  return [
    { label: 'Time zone', value: unread, note: country && unread },
    { label: 'Languages', value: unread },
    { label: 'Screen', value: unread },
    { label: 'Window', value: unread },
    { label: 'Processor threads', value: unread },
    { label: 'WebRTC', value: unread, note: unread },
  ]
}

function readBrowser(country: string | undefined): Seen[] {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const suits = country ? suitsCountry(zone, country) : undefined
  const { innerWidth, innerHeight, devicePixelRatio, screen, navigator } = window
  return [
    {
      label: 'Time zone',
      value: zone,
      note:
        suits === false
          ? 'Not used in the country of your address. This is typical of a VPN.'
          : suits
            ? 'Used in the country of your address.'
            : undefined,
    },
    { label: 'Languages', value: navigator.languages.join(', ') },
    {
      label: 'Screen',
      value: `${screen.width} × ${screen.height}, ${countOf(devicePixelRatio, 'device pixel')} for each`,
    },
    { label: 'Window', value: `${innerWidth} × ${innerHeight}` },
    { label: 'Processor threads', value: String(navigator.hardwareConcurrency) },
    {
      label: 'WebRTC',
      value: 'RTCPeerConnection' in window ? 'on' : 'off',
      note:
        'RTCPeerConnection' in window
          ? 'A page can use it to find more of your addresses, even behind some VPNs. This page does not.'
          : undefined,
    },
  ]
}
