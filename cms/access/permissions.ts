import type { TypedUser, Where } from 'payload'
import { integrationPermissions } from './integration-permissions.ts'
import {
  article,
  contributed,
  type Grant,
  list,
  moves,
  ofKind,
  own,
  type Permission,
  PUBLISHED,
  PURGE,
} from './permission.ts'
import { readsAll } from './row-access.ts'
import { settingPermissions } from './setting-permissions.ts'

const NEWSLETTER_KINDS = ['subscribe-confirm', 'newsletter', 'newsletter-test']
const LEAD_EMAILS = ofKind(
  ...['lead-notice', 'lead-receipt', 'lead-reply', 'lead-assigned', 'call-host', 'call-visitor', 'call-confirm'],
  ...['audit-report', 'audit-notes', 'audit-watch-confirm', 'audit-changes', 'audit-watch-ended'],
  ...NEWSLETTER_KINDS,
)
const APPLICATION_EMAILS = ofKind(
  ...['application-notice', 'application-receipt', 'application-reply', 'application-assigned'],
)
const REVIEW_EMAILS = ofKind('review-notice', 'review-published')

const ISSUE: Grant = {
  create: true,
  fields: 'subject preheader intro posts postsAs closing',
  rows: { status: { equals: 'draft' } },
  delete: { status: { not_equals: 'sending' } },
}

/**
 * Who may read and write what in the back office: over REST, and through the Local API with `overrideAccess: false`.
 * `cms/access/enforce.ts` turns this table into access rules and is the only code that does;
 * `tests/int/permissions.test.ts` tries every write of every role and compares what is stored with this table.
 *
 * - What the table does not grant is denied. A field that it does not name fails a test.
 * - Commands, hooks, and jobs act past it: they alone write `server` fields, which are the evidence of what happened.
 * - An administrator holds every role, and still edits no evidence.
 * - A group's name stands for everything in it, `group.field` for one of its fields.
 * - Roles that read all rows also read earlier versions and drafts. Visitors never do.
 * - Creation and modification dates are the server's everywhere.
 * - Who may write the status of a document with drafts may publish it, unless the grant says `onlyDrafts`.
 */
export const permissions: Record<string, Permission> = {
  // ── Articles: visitors read what is published ──
  // Writers write articles: posts and case studies. What is pinned, and what is demonstration, editors decide.
  posts: contributed(
    'title excerpt featureImage body related seo generateSlug slug publishDate author categories readMinutes',
    { reserved: 'pinned' },
  ),
  'case-studies': contributed(
    `title client industry work market bannerImage services about analysis problem solution result series seo
      generateSlug slug publishDate`,
    { reserved: 'demo' },
  ),
  services: article(`title summary lead audience problems figure body searches seasons ledgers leadValue weeks steps
    deliverables sixtyDays plans price faqs relatedTools relatedStudy seo generateSlug slug family clientKind homeOrder`),
  tools: {
    read: { visitors: PUBLISHED, editor: true },
    readFields: { 'seo.keyphrase': ['editor'] },
    write: { editor: { fields: 'name desc content steps offer description seo robots offline _status' } },
    server: 'slug',
  },
  pages: article('title layout seo generateSlug slug lastUpdated'),

  // ── Lists on pages ──
  authors: {
    ...list('name username role bio avatar sameAs email seo demo'),
    readFields: { email: ['editor'], 'seo.keyphrase': ['editor'] },
  },
  categories: list('title description seo generateSlug slug order'),
  projects: article('name growth desc kind image caseStudy seed onHome order demo'),
  'pricing-plans': article('planName price period items desc link lists description button isGrow order demo'),
  faqs: article('question answer topic order'),
  'client-testimonials': {
    ...article('kind clientName clientDesignation avatar content name designation feedback services onHome order demo'),
    server: 'displayName',
  },
  'employee-testimonials': article('employeeName employeeDesignation feedback employeeAvatar order demo'),
  team: list('name role bio avatar socials seo generateSlug slug founder order demo'),
  milestones: list('title date text order demo'),
  redirects: {
    read: { visitors: true, editor: true },
    write: { editor: { create: true, fields: 'from to type', delete: true } },
  },
  'search-synonyms': {
    read: { visitors: true, editor: true },
    write: { editor: { create: true, fields: 'words', delete: true } },
  },
  media: {
    read: { visitors: true, files: true, editor: true },
    write: {
      editor: { create: true, fields: 'alt decorative folder focalX focalY demo deletedAt', trash: true },
      admin: PURGE,
      // Their own images, for their articles.
      contributor: { create: true, fields: 'alt decorative focalX focalY', rows: own('createdBy') },
    },
    // The names that people give files, and how they order them, can say more than the images.
    readFields: { originalName: ['editor'], folder: ['editor'] },
    upload: 'filename originalName mimeType filesize width height',
    server: 'url thumbnailURL imageId assetRef art createdBy',
  },
  vacancies: {
    read: { visitors: PUBLISHED, hr: true },
    readFields: { 'seo.keyphrase': ['hr'] },
    write: {
      hr: {
        create: true,
        fields: `jobTitle teamName jobType workplaceType location salary roleInfo requirements skills seo generateSlug slug
          status datePosted validThrough demo _status deletedAt`,
        trash: true,
      },
      admin: PURGE,
    },
  },

  // ── What visitors sent: a role decides, takes notes, and deletes; nobody edits the visitor's text ──
  applications: {
    read: { hr: true },
    write: { hr: { fields: 'status notes assignee', delete: true } },
    server: 'name email phone vacancy resume message consent decidedAt',
  },
  resumes: {
    read: { hr: true },
    write: { hr: { delete: true } },
    server: 'url thumbnailURL filename mimeType filesize width height focalX focalY',
  },
  'contact-requests': {
    read: { sales: true },
    write: { sales: { fields: 'status notes assignee', delete: true } },
    server: 'clientName clientEmail website form interest message report source',
  },
  quotes: {
    read: { sales: true },
    write: { sales: { fields: 'status notes assignee', delete: true } },
    server: 'name email company website services interest budget message source utm',
  },
  bookings: {
    read: { sales: true },
    write: { sales: { fields: 'status notes assignee', delete: true } },
    changes: {
      status: moves(
        { booked: ['canceled'], held: ['canceled'] },
        'You can only cancel a call. Visitors book, confirm, and move theirs.',
      ),
    },
    server: `startsAt endsAt heldUntil name email phone website about figure place message timeZone host lead confirmBy
      cancelAt network sequence changedAt remindedAt`,
  },
  'booking-hosts': {
    read: { sales: true },
    write: {
      sales: {
        create: true,
        fields: 'name email timeZone meetingUrl work hours exceptions calendarUrl active demo',
        delete: true,
      },
      admin: { create: true, fields: 'account' },
    },
    server: 'calendarReadAt calendarError feedVersion',
    secret: 'busy',
  },
  reviews: {
    read: { visitors: { status: { equals: 'approved' } }, moderator: true },
    readFields: {
      userEmail: ['moderator'],
      wantsNotice: ['moderator'],
      moderatedBy: ['moderator'],
      moderatedAt: ['moderator'],
    },
    write: { moderator: { fields: 'status', delete: true } },
    server: 'userName userEmail userFeedback tool rating wantsNotice moderatedBy moderatedAt',
  },

  // ── Newsletter: consent is evidence, so a subscription can be ended by hand but never confirmed. Editors write and
  //    send issues, and see how many people got one, but not who ──
  subscribers: {
    read: { sales: true },
    write: { sales: { fields: 'status', delete: true } },
    changes: {
      status: moves(
        { pending: ['unsubscribed'], confirmed: ['unsubscribed'], bounced: ['unsubscribed'] },
        'You can only set a subscription to “Unsubscribed”. Subscribers confirm it themselves.',
      ),
    },
    server: 'email source confirmedAt unsubscribedAt',
    secret: 'token',
  },
  suppressions: {
    read: { sales: true },
    write: { admin: { delete: true } },
    server: 'email hash reason',
  },
  issues: {
    read: { editor: true, sales: true },
    write: { editor: ISSUE, sales: ISSUE },
    server: 'status recipients sentAt',
  },

  // ── What the site sends: each role sees the emails of its own work; account emails are for administrators ──
  outbox: {
    read: { admin: true, sales: LEAD_EMAILS, hr: APPLICATION_EMAILS, moderator: REVIEW_EMAILS },
    // Account emails contain a secret link.
    readFields: { text: (row) => row.kind !== 'account' },
    write: {
      admin: { fields: 'status', delete: true },
      sales: { fields: 'status', rows: LEAD_EMAILS },
      hr: { fields: 'status', rows: APPLICATION_EMAILS },
      moderator: { fields: 'status', rows: REVIEW_EMAILS },
    },
    changes: {
      status: moves(
        { failed: ['waiting'] },
        'You can only send a failed email again: set its status from “Failed” to “Waiting”.',
      ),
    },
    server: 'to subject kind attempts lastError sentAt firstTriedAt replyTo text messageId about',
    secret: 'body key calendar',
  },
  'webhook-deliveries': {
    read: { sales: true },
    write: { sales: { fields: 'status' }, admin: { delete: true } },
    changes: {
      status: moves(
        { failed: ['waiting'] },
        'You can only repeat a failed delivery: set its status from “Failed” to “Waiting”.',
      ),
    },
    server: 'event about attempts firstTriedAt deliveredAt lastError',
  },

  // ── Accounts: `email` includes the password, which Payload keeps outside the fields ──
  users: {
    read: { admin: true, staff: own('id') },
    write: {
      admin: { create: true, fields: 'name email roles', delete: true },
      staff: { fields: 'name email', rows: own('id') },
    },
    server: 'sessions',
    secret: 'salt hash resetPasswordToken resetPasswordExpiration resetPasswordRequestedAt loginAttempts lockUntil',
  },

  invitations: {
    read: { admin: true },
    write: { admin: { create: true, fields: 'email name roles', rows: { status: { equals: 'sent' } }, delete: true } },
    server: 'status expiresAt invitedBy acceptedAt',
    secret: 'tokenHash',
  },

  // ── What staff write about documents: read by those who read the document. Endpoints and hooks write it ──
  replies: {
    read: { staff: aboutReadDocuments },
    write: {},
    server: 'about collection to subject message author authorName email key',
  },
  comments: {
    read: { staff: aboutReadDocuments },
    write: {},
    server: 'about collection text thread author authorName resolvedAt resolvedBy',
  },
  changes: {
    read: { staff: aboutReadDocuments },
    write: {},
    server: 'about collection action fields version author authorName',
  },
  'review-requests': {
    read: { staff: aboutReadDocuments },
    write: {},
    server: 'about collection state assignee note author authorName sentAt decidedBy decidedByName decidedAt',
  },

  // ── Records and counters ──
  'audit-log': { read: { admin: true }, write: {}, server: 'action who whoEmail about details' },
  'visitor-addresses': { read: { admin: true }, write: { admin: { delete: true } }, server: 'address page' },
  'web-vitals': { read: { admin: true }, write: {}, server: 'day template metric histogram' },
  'search-misses': {
    read: { editor: true },
    write: { editor: { delete: true } },
    server: 'query count lastSeen',
  },
  'post-views': { read: { editor: true }, write: {}, server: 'post day views' },
  'page-counts': { read: { editor: true, sales: true }, write: {}, server: 'day path kind count' },

  ...integrationPermissions,
  ...settingPermissions,
}

// Names come from requests, and a prototype would make “constructor” a valid one.
Object.setPrototypeOf(permissions, null)

/** Rows about documents that the account reads. */
function aboutReadDocuments(user: TypedUser): Where {
  const slugs = Object.entries(permissions).flatMap(([slug, permission]) => (readsAll(user, permission) ? [slug] : []))
  return { collection: { in: slugs } }
}
