import type { WorkOptions } from 'pg-boss'
import { cancelDueBookings, expireHeldBookings, type Job, type JobName, startDueWatch } from '#cms/database/client.ts'
import type { Mailer } from '#providers/email/mailer.ts'
import { archiveFiles } from './archive-files.ts'
import { deleteOldData } from './delete-old-data.ts'
import { deliverMessage } from './deliver-message.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { emailAudit } from './email-audit.ts'
import { emailBookingLink } from './email-booking-link.ts'
import { examineSite } from './examine-site.ts'
import { importSite } from './import-site.ts'
import { notify } from './notify.ts'
import { printAudit } from './print-audit.ts'
import { pruneVersions } from './prune-versions.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { readCalendar, readCalendars } from './read-calendars.ts'
import { reconcileFiles } from './reconcile-files.ts'
import { remindOfBookings } from './remind-of-bookings.ts'
import { reportChanges } from './report-changes.ts'
import { resumeWaiting } from './resume-waiting.ts'
import { runEach } from './run-each.ts'
import { sendEmail } from './send-email.ts'
import { sendIssue } from './send-issue.ts'
import { submitToIndexNow } from './submit-to-indexnow.ts'

/** How often a queue is asked for jobs whose retry is due: PostgreSQL does not notify of those. */
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 } as const
const one = { ...polling, perJobResults: true } as const
const together = { ...one, batchSize: 20, burstWhenBatchFull: true } as const

/** What runs again and again, whether or not anybody asks for it. */
export const schedules: { cron: string; name: string; run: () => Promise<unknown> }[] = [
  { cron: '* * * * *', name: 'publish-scheduled', run: () => publishScheduled() },
  { cron: '* * * * *', name: 'submit-to-indexnow', run: () => submitToIndexNow() },
  { cron: '* * * * *', name: 'archive-files', run: () => archiveFiles() },
  { cron: '* * * * *', name: 'cancel-due-calls', run: () => cancelDueBookings() },
  { cron: '*/5 * * * *', name: 'resume-waiting', run: () => resumeWaiting() },
  { cron: '*/5 * * * *', name: 'reconcile-files', run: () => reconcileFiles() },
  { cron: '*/5 * * * *', name: 'remind-of-calls', run: () => remindOfBookings() },
  { cron: '*/5 * * * *', name: 'expire-held-calls', run: () => expireHeldBookings() },
  { cron: '*/5 * * * *', name: 'start-monthly-audits', run: () => startDueWatch() },
  { cron: '*/10 * * * *', name: 'read-calendars', run: () => readCalendars() },
  { cron: '41 * * * *', name: 'prune-versions', run: () => pruneVersions() },
  { cron: '17 3 * * *', name: 'delete-old-data', run: () => deleteOldData() },
]

/** What the site and the back office enqueue, but for emails: those wait while there is no mail server. */
export const queueJobs = [
  queueJob('notify', together, notify),
  queueJob('email-call-link', together, emailBookingLink),
  queueJob('deliver-webhook', together, (job) => deliverWebhook(job)),
  queueJob('deliver-message', together, (job) => deliverMessage(job)),
  queueJob('read-calendar', together, (job) => readCalendar(job)),
  queueJob('send-issue', one, sendIssue),
  queueJob('import-site', one, importSite),
  queueJob('examine-site', one, examineSite),
  queueJob('email-audit', together, emailAudit),
  queueJob('report-changes', one, reportChanges),
  queueJob('print-audit', one, printAudit),
]

/** Returns the job that sends emails. An email that hangs holds its batch for half a minute; the other goes on. */
export const emailJob = (mailer: Mailer) =>
  queueJob('send-email', { ...together, localConcurrency: 2 }, (job) => sendEmail(job, mailer))

function queueJob<N extends JobName, O extends WorkOptions>(
  name: N,
  options: O,
  handle: (job: Job<N>) => Promise<void>,
) {
  return { name, options, run: runEach(name, handle) as ReturnType<typeof runEach<Job<JobName>>> }
}
