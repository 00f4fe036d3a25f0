import type { TypedUser } from 'payload'
import { z } from 'zod'
import { firstOf } from '#audit/first.ts'
import { annotate } from '#audit/remarks.ts'
import { idOf } from '#engine/id-of.ts'
import { environment } from '#platform/environment/environment.ts'
import { mayWrite } from '../access/field-access.ts'
import { permissions } from '../access/permissions.ts'
import { readReport, remarksOf } from '../audits/read-report.ts'
import { remarkOnFinding } from '../audits/remark-on-finding.ts'
import { sendAnnotated } from '../audits/send-annotated.ts'
import { type CmsRequest, cmsEndpoint, lenientText } from './cms-endpoint.ts'
import { refusal } from './responses.ts'

const MISSING = 'This audit no longer exists.'
const NO_FINDING = 'The report no longer has this finding.'
const NO_REASON = 'Enter why this finding is hidden. The visitor reads it.'

const upTo = (max: number, what: string) =>
  lenientText.pipe(
    z
      .string()
      .trim()
      .max(max, `${what} has at most ${max.toLocaleString('en-US')} characters.`),
  )

const Remark = z.object({
  finding: lenientText,
  note: upTo(2_000, 'A note'),
  isHidden: z.boolean().catch(false),
  reason: upTo(300, 'A reason'),
})
const Send = z.object({ again: z.boolean().catch(false) })

/** What the back office shows of an audit: its report in brief, its lead, and who was sent what. */
const report = cmsEndpoint({ path: '/:id/report', method: 'get', mayCall }, async ({ req, user, id }) => {
  const found = await find(req, user, id)
  if (!found) return refusal(404, MISSING)
  const { host, state, message, shareKey, sends } = found
  const access = { depth: 0, overrideAccess: false, user, disableErrors: true } as const
  const leadId = idOf(found.lead)
  const lead = leadId ? await req.payload.findByID({ collection: 'contact-requests', id: leadId, ...access }) : null
  const remarks = remarksOf(found)
  const byFinding = new Map(remarks.map((one) => [one.finding, one]))
  const stored = await readReport(req.payload, id)
  const shown = stored && annotate(stored, remarks)
  return {
    ...{ host, state, score: shown?.score.value ?? null, verdict: shown?.verdict ?? message ?? '' },
    first: shown ? firstOf(shown).map(({ id: finding, title, severity }) => ({ id: finding, title, severity })) : [],
    href: shareKey ? `${environment.siteUrl}/audit/${shareKey}/` : null,
    lead: lead ? { id: lead.id, name: lead.clientName || lead.clientEmail || `Contact request ${lead.id}` } : null,
    to: lead?.clientEmail || null,
    sends: (sends ?? []).map(({ to, by, at }) => ({ to, by, at })),
    findings: (stored?.findings ?? []).map(({ id: finding, severity, title, pages }) => ({
      ...{ note: '', noteBy: '', hiddenBecause: '', hiddenBy: '', ...byFinding.get(finding) },
      ...{ finding, severity, title, pages: pages.length },
    })),
  }
})

const remark = cmsEndpoint(
  { path: '/:id/remark', method: 'post', mayCall, schema: Remark },
  async ({ input: { finding, note, isHidden, reason }, req, user, id }) => {
    if (isHidden && reason === '') return refusal(422, NO_REASON, { errors: { reason: NO_REASON } })
    if (!(await find(req, user, id))) return refusal(404, MISSING)
    if (!(await readReport(req.payload, id))?.findings.some((one) => one.id === finding))
      return refusal(404, NO_FINDING)
    const hiddenBecause = isHidden ? reason : ''
    const isStored = await remarkOnFinding(req.payload, id, user, { finding, note, hiddenBecause })
    return isStored ? { message: 'Saved. The visitor’s report shows it now.' } : refusal(404, MISSING)
  },
)

const send = cmsEndpoint(
  { path: '/:id/send', method: 'post', mayCall, schema: Send },
  async ({ input: { again }, req, user, id }) => {
    const outcome = await sendAnnotated(req.payload, { id, user, again })
    return 'refused' in outcome ? refusal(outcome.status, outcome.refused) : outcome
  },
)

export const auditsEndpoints = [report, remark, send]

/** Who may write about findings may read and send what was written. */
function mayCall(user: TypedUser) {
  return permissions.audits !== undefined && mayWrite(user, 'remarks', permissions.audits)
}

function find({ payload }: CmsRequest['req'], user: TypedUser, id: number) {
  const access = { depth: 0, overrideAccess: false, user, disableErrors: true } as const
  return payload.findByID({ collection: 'audits', id, ...access })
}
