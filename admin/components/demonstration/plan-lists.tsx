import type { PlanScreen } from '#cms/demo/report.ts'
import { countOf } from '#engine/text/count-of.ts'

/** Renders what a removal deletes, which texts it clears, and what it keeps. */
export function PlanLists({ plan: { goes, texts, stays } }: { plan: PlanScreen }) {
  return (
    <div className="demo-plan">
      <section aria-labelledby="demo-goes">
        <h3 id="demo-goes">Deleted</h3>
        <ul>
          {goes.map(({ label, titles }) => (
            <li key={label}>
              <details>
                <summary>
                  {label} <b>{titles.length}</b>
                </summary>
                <ul>
                  {[...new Set(titles)].map((title) => (
                    <li key={title}>{title}</li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="demo-texts">
        <h3 id="demo-texts">Cleared or reset</h3>
        <ul>
          {texts.map(({ title, fields }) => (
            <li key={title}>
              <details>
                <summary>
                  {title} <b>{countOf(fields.length, 'field')}</b>
                </summary>
                <ul>
                  {fields.map((field) => (
                    <li key={field}>{field}</li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="demo-stays">
        <h3 id="demo-stays">Kept</h3>
        <ul>
          {stays.map(({ title, why, href }) => (
            <li key={href + title}>
              <a href={href}>{title}</a> <span>{why}</span>
            </li>
          ))}
          <li>The services and their texts, without prices</li>
          <li>The tools, the legal pages, and the categories</li>
          <li>Everything that you made, all requests, and all accounts</li>
        </ul>
      </section>
    </div>
  )
}
