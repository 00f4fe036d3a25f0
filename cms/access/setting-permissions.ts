import { own, type Permission, setting, toSelf } from './permission.ts'

/** The part of the table in `permissions.ts` about settings and about Payload's own collections. */
export const settingPermissions: Record<string, Permission> = {
  // ── Settings ──
  home: setting(`heroTitle heroLead heroButton heroNote heroMore chart challengesTitle challengesLead challenges
    servicesTitle servicesLead resultsTitle resultsLead proposalTexts workTitle workLead timelineTitle timelineLead
    steps about pricingTitle pricingNote testimonialsTitle industriesTitle auditTitle auditLead auditPoints
    auditOffer closingTitle clients seo _status`),
  creative: setting(`heroTitle heroLead badge spotsTaken spotsTotal spotsNote galleryTitle galleryLead gallery
    workTitle clients sitesTitle sitesLead sites cardsTitle cardsLead cards problemsTitle problems faqTitle faqs
    closingTitle closingText seo demo _status`),
  navigation: setting('menus footer legal _status'),
  offices: setting('offices demo'),
  claims: setting(`revenue clients trafficIncrease organicTraffic countries first within strategy years highlights
    market demo _status`),
  brand: {
    read: { visitors: true, editor: true },
    write: {
      editor: {
        fields:
          'name logoText tagline editorsEmail socials coursesCategory newsletterTitle newsletterText logo colors numbers',
      },
      // Requests and applications are announced to the address. Scripts of other companies run on the site's origin,
      // where the back office is.
      admin: { fields: 'contactEmail embeds' },
    },
  },
  'booking-settings': {
    read: { visitors: true, sales: true },
    write: {
      sales: { fields: 'lengthMinutes bufferMinutes everyMinutes noticeHours aheadDays networkCalls reminderHours' },
    },
  },
  'mail-settings': {
    read: { sales: true },
    readFields: { 'webhook.secret': ['admin'] },
    write: {
      sales: {
        fields: 'fromName fromAddress answerVisitors notices.audit notices.contact notices.portfolio notices.quote',
      },
      // Recipients of other roles' notices and of every lead.
      admin: { fields: 'notices.application notices.review webhook' },
    },
  },
  privacy: {
    read: { admin: true },
    write: {
      admin: { fields: 'leads spam applications undecidedApplications audits addresses unconfirmed outbox auditLog' },
    },
  },

  // ── Payload's own collections ──
  'payload-folders': {
    read: { editor: true },
    write: { editor: { create: true, fields: 'name folder', delete: true } },
    server: 'documentsAndFolders',
  },
  'payload-preferences': {
    read: { staff: own('user.value') },
    write: { staff: { delete: own('user.value') } },
    server: 'user key value',
  },
  'payload-locked-documents': {
    read: { staff: true },
    // A colleague's open document can be taken over.
    write: { staff: { fields: 'user', delete: own('user.value') } },
    changes: { user: toSelf },
    server: 'document globalSlug',
  },
  'payload-jobs': {
    read: {},
    write: {},
    server: 'input taskStatus completedAt totalTried hasError error log taskSlug queue waitUntil processing',
  },
  'payload-kv': { read: {}, write: {}, server: 'key data' },
  'payload-migrations': { read: {}, write: {}, server: 'name batch' },
}
