import { formatDate } from '#engine/text/date-format.ts'
import { Control } from '#site/ui/parts/button.tsx'
import { Icon } from '#site/ui/parts/icon.tsx'
import type { ReportedAudit } from './view.ts'

type ManageProps = {
  audit: ReportedAudit
  /** The origin of this site, without a slash at its end. */
  origin: string
}

/** Renders the link to share, how to revoke it, and how to delete the audit. For people with the owner's link only. */
export function Manage({ audit, origin }: ManageProps) {
  const { key, shareKey, deletedOn } = audit
  const action = `/api/audit/${key}`
  const link = shareKey ? `${origin}/audit/${shareKey}/` : ''
  return (
    <section className="band manage-band" aria-labelledby="share">
      <div className="page four-eight">
        <h2 className="t-headline" id="share">
          Share or delete
        </h2>
        <div className="manage">
          {shareKey ? (
            <div>
              <div className="field">
                <label htmlFor="share-link">Link that only shows the report</label>
                <input id="share-link" type="text" className="mono" readOnly value={link} />
                <p className="hint">Nobody can guess it, and search engines do not list it.</p>
              </div>
              <div className="button-row">
                <button type="button" className="control" data-copy={link} hidden>
                  <Icon name="copy" /> Copy link
                </button>
                <form method="post" action={`${action}/revoke`} noValidate>
                  <Control type="submit">Revoke link</Control>
                </form>
              </div>
            </div>
          ) : (
            <p>The shared link was revoked. It no longer shows anything.</p>
          )}
          <div>
            <p>
              We delete this report on {formatDate(deletedOn, 'long')}. The address of this page lets anyone delete it,
              so share the link above instead.
            </p>
            <details className="delete-audit">
              <summary>Delete it now</summary>
              <form method="post" action={`${action}/delete`}>
                <p>Report, pages, and links are deleted at once. This cannot be undone.</p>
                <Control type="submit">Delete this audit</Control>
              </form>
            </details>
          </div>
        </div>
      </div>
    </section>
  )
}
