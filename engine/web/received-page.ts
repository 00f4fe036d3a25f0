import type { Page, ReceivedPage } from './page.ts'

export const isRead = (page: ReceivedPage | undefined): page is Page => page !== undefined && 'status' in page

/** Returns why a page was not read, as a sentence for the visitor. */
export const whyUnread = (page: Exclude<ReceivedPage, Page>) =>
  'unmeasured' in page ? page.unmeasured.message : page.failure.message
