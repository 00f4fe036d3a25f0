import type { Brand, MailSetting } from '#cms/payload-types.ts'
import type { Email } from '#emails/email.ts'

export type EmailContext = {
  settings: Pick<MailSetting, 'notices' | 'answerVisitors' | 'webhook' | 'fromName' | 'fromAddress'>
  brand: Pick<Brand, 'name' | 'contactEmail'> & Partial<Pick<Brand, 'logo' | 'colors'>>
  siteUrl: string
  /** The origin of the back office. */
  adminUrl: string
}

/** An email for the outbox. Its key is unique, so the same email is not written twice. */
export type OutboxEmail = {
  kind: string
  to: string
  email: Email
  replyTo?: string
  key: string
  /** Somebody typed the email address, and nothing has shown yet that it is theirs: the address gets few of these. */
  isUnasked?: boolean
  /** An iCalendar object, for the recipient's calendar. */
  calendar?: string
}
