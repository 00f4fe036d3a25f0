'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { ResolvedLink } from '#cms/seo/resolve-link.ts'
import { countOf } from '#engine/text/count-of.ts'
import { callSite } from '../call-back-office.ts'

const words = { ok: 'Works', redirected: 'Redirects', broken: 'Broken', unchecked: 'Not checked', other: '' } as const
const order = ['broken', 'redirected', 'unchecked', 'ok'] as const
const MAX_CHECKED = 50

type Props = { links: ResolvedLink[]; onChecked: () => void }

/**
 * Renders the links of the document: those of the site are looked up, those to other sites are requested on a click.
 */
export function LinkList({ links, onChecked }: Props) {
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const listed = order.flatMap((verdict) => links.filter((link) => link.verdict === verdict))
  const external = [...new Set(listed.filter(({ isExternal }) => isExternal).map(({ url }) => url))]

  async function checkNow() {
    setBusy(true)
    setMessage('Checking. A slow site takes up to ten seconds.')
    const urls = external.slice(0, MAX_CHECKED)
    const { ok, body } = await callSite<{ links: { verdict: string }[] }>('/seo-links', { urls })
    setBusy(false)
    if (!ok) return setMessage(body.message)
    const left = external.length - urls.length
    setMessage(`${countOf(body.links.length, 'URL')} checked.${left > 0 ? ` ${left} more were not.` : ''}`)
    onChecked()
  }

  return (
    <section aria-labelledby="seo-links">
      <h3 id="seo-links">Links of this document</h3>
      {listed.length === 0 ? (
        <p>There are none yet.</p>
      ) : (
        <ul className="seo-links">
          {listed.map(({ url, text, verdict, detail }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same link may be there twice.
            <li key={at} data-status={verdict}>
              <span className="seo-status">{words[verdict]}</span>
              <span>
                {text && <b>{text} </b>}
                <code>{url}</code>
                <span className="seo-detail">{detail}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {external.length > 0 && (
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void checkNow()}>
          Check {countOf(external.length, 'link')} to other sites
        </Button>
      )}
      <div role="status">{message}</div>
    </section>
  )
}
