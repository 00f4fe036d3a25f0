import { shownHost } from '#engine/net/hosts.ts'
import type { ConsentTag } from '#site/documents/embeds.ts'

const list = new Intl.ListFormat('en-US')

/**
 * Asks once whether other companies may measure the visit. Both buttons look the same. Hidden until the script shows
 * it.
 */
export function ConsentPanel({ tags }: { tags: ConsentTag[] }) {
  const hosts = [...new Set(tags.map(({ url }) => shownHost(url)))]
  const pronoun = hosts.length > 1 ? 'They load only if you allow them.' : 'It loads only if you allow it.'
  return (
    <section className="consent" aria-label="Measuring" data-consent={JSON.stringify(tags)} hidden>
      <p>
        May {list.format(hosts)} measure your visit? {pronoun} <a href="/privacy-policy/">Privacy policy</a>
      </p>
      <p className="consent-choice">
        <button className="control" type="button" data-consent-choice="yes">
          Allow measurement
        </button>
        <button className="control" type="button" data-consent-choice="no">
          Don’t allow
        </button>
      </p>
    </section>
  )
}
