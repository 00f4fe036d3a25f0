import { hostOf } from '../../content/host-of.ts'

/**
 * Asks once whether another company may measure the visit. Both buttons look the same. Hidden until the script shows
 * it.
 */
export function ConsentPanel({ analyticsUrl }: { analyticsUrl: string }) {
  return (
    <section className="consent" aria-label="Measuring" data-consent={analyticsUrl} hidden>
      <p>
        May {hostOf(analyticsUrl)} measure how fast these pages load for you? It loads only if you allow it.{' '}
        <a href="/privacy-policy/">Privacy policy</a>
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
