import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import { environment } from '../engine/environment.ts'
import { withPermissions } from './access/enforce.ts'
import { nobody } from './access/nobody.ts'
import { applications } from './collections/applications.ts'
import { auditLog } from './collections/audit-log.ts'
import { authors } from './collections/authors.ts'
import { bookingHosts } from './collections/booking-hosts.ts'
import { bookings } from './collections/bookings.ts'
import { caseStudies } from './collections/case-studies.ts'
import { categories } from './collections/categories.ts'
import { clientTestimonials } from './collections/client-testimonials.ts'
import { employeeTestimonials } from './collections/employee-testimonials.ts'
import { faqs } from './collections/faqs.ts'
import { issues } from './collections/issues.ts'
import { mails } from './collections/mails.ts'
import { media } from './collections/media.ts'
import { milestones } from './collections/milestones.ts'
import { outbox } from './collections/outbox.ts'
import { pages } from './collections/pages.ts'
import { postViews } from './collections/post-views.ts'
import { posts } from './collections/posts.ts'
import { pricingPlans } from './collections/pricing-plans.ts'
import { projects } from './collections/projects.ts'
import { quotes } from './collections/quotes.ts'
import { redirects } from './collections/redirects.ts'
import { resumes } from './collections/resumes.ts'
import { reviews } from './collections/reviews.ts'
import { searchMisses } from './collections/search-misses.ts'
import { searchSynonyms } from './collections/search-synonyms.ts'
import { services } from './collections/services.ts'
import { subscribers } from './collections/subscribers.ts'
import { suppressions } from './collections/suppressions.ts'
import { team } from './collections/team.ts'
import { tools } from './collections/tools.ts'
import { users } from './collections/users.ts'
import { vacancies } from './collections/vacancies.ts'
import { visitorAddresses } from './collections/visitor-addresses.ts'
import { webVitals } from './collections/web-vitals.ts'
import { webhookDeliveries } from './collections/webhook-deliveries.ts'
import { database } from './database.ts'
import { throughOutbox } from './email.ts'
import { dataProviderEndpoints } from './endpoints/data-providers.ts'
import { demonstrationEndpoints } from './endpoints/demonstration.ts'
import { privacyEndpoints } from './endpoints/privacy.ts'
import { slugEndpoints } from './endpoints/slugs.ts'
import { richTextEditor } from './fields/rich-text.ts'
import { bookingSettings } from './globals/booking-settings.ts'
import { brand } from './globals/brand.ts'
import { claims } from './globals/claims.ts'
import { creative } from './globals/creative.ts'
import { home } from './globals/home.ts'
import { mailSettings } from './globals/mail-settings.ts'
import { navigation } from './globals/navigation.ts'
import { offices } from './globals/offices.ts'
import { privacy } from './globals/privacy.ts'
import { withFollowedContent } from './hooks/follow-content.ts'
import { refuseBadData } from './hooks/refuse-bad-data.ts'
import { reportOutage } from './hooks/report-outage.ts'
import { withSafeRestore } from './safe-restore.ts'
import { withTrash } from './trash.ts'

const TEN_MB = 10 * 1024 * 1024

// Only the generators (`cms/generate.ts`) write by these paths; a bundled copy of this file never does.
const root = dirname(dirname(fileURLToPath(import.meta.url)))

const config = buildConfig({
  secret: environment.payloadSecret,
  serverURL: environment.siteUrl,
  routes: { admin: '/admin', api: '/cms-api' },
  cookiePrefix: 'prairie',
  csrf: [environment.siteUrl],
  cors: [environment.siteUrl],
  graphQL: { disable: true },
  telemetry: false,
  defaultDepth: 1,
  maxDepth: 4,
  logger: { options: { level: environment.logLevel, name: 'cms' } },
  // Wrong passwords and refused reads are everyday events, not faults of ours.
  loggingLevels: {
    AuthenticationError: 'info',
    LockedAuth: 'warn',
    Forbidden: 'debug',
    NotFound: 'debug',
    QueryError: 'info',
    ValidationError: 'debug',
    APIError: 'info',
  },
  db: database(join(root, 'cms/migrations')),
  hooks: { afterError: [refuseBadData, reportOutage] },
  email: throughOutbox,
  editor: richTextEditor,
  // Without sharp: with it, Payload encodes WebP, AVIF, and GIF again, and the bytes no longer match the name made from
  // them.
  upload: { limits: { fileSize: TEN_MB }, abortOnLimit: true, responseOnLimit: 'A file has at most 10 MB.' },
  collections: [
    withTrash(posts),
    withTrash(authors),
    withTrash(categories),
    withTrash(caseStudies),
    withTrash(services),
    tools,
    withTrash(pages),
    withTrash(projects),
    withTrash(pricingPlans),
    withTrash(faqs),
    withTrash(clientTestimonials),
    withTrash(employeeTestimonials),
    withTrash(team),
    withTrash(milestones),
    withTrash(media),
    withTrash(vacancies),
    applications,
    resumes,
    mails,
    quotes,
    bookings,
    bookingHosts,
    subscribers,
    issues,
    suppressions,
    outbox,
    webhookDeliveries,
    reviews,
    redirects,
    searchSynonyms,
    searchMisses,
    users,
    postViews,
    webVitals,
    visitorAddresses,
    auditLog,
  ],
  globals: [home, creative, brand, navigation, offices, claims, bookingSettings, mailSettings, privacy],
  endpoints: [...privacyEndpoints, ...dataProviderEndpoints, ...slugEndpoints, ...demonstrationEndpoints],
  folders: false,
  // Payload's queue stores only the dates of scheduled publishing; the worker runs it.
  jobs: { access: { run: nobody, queue: nobody, cancel: nobody }, deleteJobOnComplete: true },
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    importMap: {
      baseDir: root,
      importMapFile: join(root, 'admin/app/(payload)/admin/importMap.js'),
      autoGenerate: false,
    },
    meta: {
      titleSuffix: ' · Prairie Signal',
      description: 'Back office',
      robots: 'noindex, nofollow',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    components: {
      graphics: { Logo: '/admin/components/brand.tsx#Logo', Icon: '/admin/components/brand.tsx#Icon' },
      views: {
        login: { Component: '/admin/components/login-view.tsx#LoginView' },
        forgot: { Component: '/admin/components/forgot-view.tsx#ForgotView' },
        dataProviders: {
          Component: '/admin/components/data-providers/view.tsx#DataProvidersView',
          path: '/data-providers',
          exact: true,
          meta: { title: 'Data providers' },
        },
      },
      afterNavLinks: ['/admin/components/data-providers/nav-link.tsx#DataProvidersLink'],
      beforeDashboard: ['/admin/components/dashboard.tsx#Dashboard'],
      providers: ['/admin/components/body-class.tsx#BodyClass'],
    },
  },
  typescript: { outputFile: join(root, 'cms/payload-types.ts'), autoGenerate: false },
})

// After Payload has added fields and collections of its own, so that nothing is left out.
export default config.then(withSafeRestore).then(withFollowedContent).then(withPermissions)
