import { writeIssueEmails } from '../cms/client.ts'

/** A mail of the issue for every confirmed subscriber; `send-mail` does the rest. */
export async function sendIssue({ id }: { id: number }): Promise<void> {
  await writeIssueEmails(id)
}
