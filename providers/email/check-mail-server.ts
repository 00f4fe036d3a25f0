import { createTransport } from 'nodemailer'
import { type MailError, outcomeOfError } from './mailer.ts'

/**
 * Connects to a mail server, greets it, starts TLS, and signs in, without sending anything.
 * @returns why that failed, if it did
 */
export async function checkMailServer(smtpUrl: string): Promise<{ failure?: string }> {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000 })
  try {
    await transport.verify()
    return {}
  } catch (error) {
    const outcome = outcomeOfError(error as MailError)
    return { failure: outcome.kind === 'delivered' ? 'The mail server could not be checked.' : outcome.reason }
  } finally {
    transport.close()
  }
}
