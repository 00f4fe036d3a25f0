import { writeIssueEmails } from '#cms/database/client.ts'

/** Writes an email of the issue for every confirmed subscriber; the job `send-email` sends them. */
export async function sendIssue({ id }: { id: number }): Promise<void> {
  await writeIssueEmails(id)
}
