import { type Check, checkGroups, groupOfCheck, labelOfCheck } from '#cms/seo/check.ts'

const words = { pass: 'Passes', fail: 'To do', open: 'Not checked' } as const

/** Renders all checks by group, each with what was found; opening one shows its rule. */
export function Checklist({ checks }: { checks: Check[] }) {
  const passed = checks.filter(({ status }) => status === 'pass').length
  const open = checks.filter(({ status }) => status === 'open').length
  return (
    <section aria-labelledby="seo-checks">
      <h3 id="seo-checks">Checks</h3>
      <p role="status">
        <b>
          {passed} of {checks.length - open}
        </b>{' '}
        pass{open > 0 ? `; ${open} ${open === 1 ? 'has' : 'have'} nothing to look at yet` : ''}. Open one to read its
        rule.
      </p>
      <div className="seo-check-groups">
        {checkGroups.map((group) => (
          <div key={group}>
            <h4>{group}</h4>
            <ul>
              {checks
                .filter(({ id }) => groupOfCheck(id) === group)
                .map((one) => (
                  <li key={one.id} data-status={one.status}>
                    <details>
                      <summary>
                        <span className="seo-status">{words[one.status]}</span>
                        <b>{labelOfCheck(one.id)}</b>
                        <span className="seo-detail">{one.detail}</span>
                      </summary>
                      <p>{one.rule}</p>
                    </details>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
