import type { SeoReport } from '#cms/seo/report.ts'
import { countOf } from '#engine/text/count-of.ts'

const MAX_SHOWN = 10

/** Renders how hard the text is to read, and which sentences make it so. */
export function HardSentences({ readability, language, words, isCut }: SeoReport) {
  const { sentences, hardCount, hard, rule, formula } = readability
  return (
    <section aria-labelledby="seo-reading">
      <h3 id="seo-reading">Readability</h3>
      {sentences === 0 ? (
        <p>There is no text to read yet.</p>
      ) : (
        <>
          <p>
            {countOf(words, 'word')}, {language}. <b>{hardCount}</b> of {countOf(sentences, 'sentence')}{' '}
            {hardCount === 1 ? 'is' : 'are'} hard to read.
            {isCut && ' Only the first 200,000 characters were measured.'}
          </p>
          {formula && (
            <p className="seo-muted">
              {formula.value}: {formula.level.toLowerCase()}. {formula.method}{' '}
              <a href={formula.ref.url} rel="noreferrer" target="_blank">
                {formula.ref.label}
              </a>
            </p>
          )}
          <p className="seo-muted">{rule}</p>
          <ol className="seo-sentences">
            {hard.slice(0, MAX_SHOWN).map(({ text, why }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may be there twice.
              <li key={at}>
                <q>{text}</q> <span>{why}</span>
              </li>
            ))}
          </ol>
          {hardCount > MAX_SHOWN && <p className="seo-muted">and {hardCount - MAX_SHOWN} more</p>}
        </>
      )}
    </section>
  )
}
