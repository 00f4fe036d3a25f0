import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import { environment } from '#platform/environment/environment.ts'
import { pinoOptions } from '#platform/process/log.ts'
import { withPermissions } from './access/enforce.ts'
import { nobody } from './access/nobody.ts'
import { certainStrategies } from './accounts/certain-strategies.ts'
import { colleaguesEndpoint } from './collaboration/colleagues.ts'
import { withCollaboration } from './collaboration/with-collaboration.ts'
import { collections, globals } from './content-model.ts'
import { database } from './database/adapter.ts'
import { editingEndpoints } from './editing/endpoints.ts'
import { withSafeSaves } from './editing/safe-saves.ts'
import { throughOutbox } from './emails/email.ts'
import { dataProviderEndpoints } from './endpoints/data-providers.ts'
import { demonstrationEndpoints } from './endpoints/demonstration.ts'
import { privacyEndpoints } from './endpoints/privacy.ts'
import { seoEndpoints } from './endpoints/seo.ts'
import { slugEndpoints } from './endpoints/slugs.ts'
import { richTextEditor } from './fields/rich-text.ts'
import { finderEndpoints } from './finder/endpoint.ts'
import { withDocumentForms } from './finished-config/document-forms.ts'
import { withSafeRestore } from './finished-config/safe-restore.ts'
import { withSavedViews } from './finished-config/saved-views.ts'
import { withTextLength } from './finished-config/text-length.ts'
import { withoutApiTab } from './finished-config/without-api-tab.ts'
import { withoutFolders } from './finished-config/without-folders.ts'
import { withFollowedContent } from './hooks/follow-content.ts'
import { refuseBadData } from './hooks/refuse-bad-data.ts'
import { reportOutage } from './hooks/report-outage.ts'
import { withRequiredDescriptions } from './image-uses/require-descriptions.ts'
import { withPlainMessages } from './messages/with-plain-messages.ts'
import { withNames } from './names/with-names.ts'
import { withPreviews } from './previews/links.ts'
import { withReview } from './review/with-review.ts'
import { scheduleEndpoints } from './schedule/endpoints.ts'
import { withSchedule } from './schedule/with-schedule.ts'

const TEN_MB = 10 * 1024 * 1024

// Only the generators (`cms/generate.ts`) write by these paths; a bundled copy of this file never does.
const root = dirname(dirname(fileURLToPath(import.meta.url)))

const config = buildConfig({
  secret: environment.payloadSecret,
  serverURL: environment.adminUrl,
  routes: { admin: '/admin', api: '/cms-api' },
  i18n: {
    translations: {
      en: {
        general: {
          noLabel: 'No {{label}}',
          payloadSettings: 'Appearance',
          sorryNotFound: 'This page does not exist, or what it showed has been deleted.',
        },
        error: {
          followingFieldsInvalid_one: 'This field needs your attention:',
          followingFieldsInvalid_other: 'These fields need your attention:',
        },
        // As the bar of a document says.
        version: { draftHasPublishedVersion: 'Changed' },
      },
    },
  },
  cookiePrefix: 'prairie',
  csrf: [environment.adminUrl],
  cors: [environment.adminUrl],
  graphQL: { disable: true },
  telemetry: false,
  defaultDepth: 1,
  maxDepth: 4,
  logger: { options: pinoOptions(environment.logLevel) },
  // Wrong passwords and refused reads are everyday events, not errors of ours.
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
  onInit: (cms) => {
    cms.authStrategies = certainStrategies(cms.authStrategies, environment)
    // Texts and requests name collections, and “constructor” is none.
    Object.setPrototypeOf(cms.collections, null)
  },
  email: throughOutbox,
  editor: richTextEditor,
  // Without sharp: with it, Payload encodes WebP, AVIF, and GIF again, and the bytes no longer match the name made from
  // them.
  upload: { limits: { fileSize: TEN_MB }, abortOnLimit: true, responseOnLimit: 'A file can be at most 10 MB.' },
  collections,
  globals,
  endpoints: [
    ...privacyEndpoints,
    ...dataProviderEndpoints,
    ...slugEndpoints,
    ...seoEndpoints,
    ...finderEndpoints,
    ...demonstrationEndpoints,
    ...editingEndpoints,
    ...scheduleEndpoints,
    colleaguesEndpoint,
  ],
  // Of images only: other documents have their own order.
  folders: { browseByFolder: false, collectionSpecific: false },
  // Payload's queue stores only the dates of scheduled publishing; our worker runs it.
  jobs: { access: { run: nobody, queue: nobody, cancel: nobody }, deleteJobOnComplete: true },
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'MMM d, yyyy, h:mm a',
    importMap: {
      baseDir: root,
      importMapFile: join(root, 'admin/app/(payload)/admin/importMap.js'),
      autoGenerate: false,
    },
    meta: {
      description: 'Back office',
      robots: 'noindex, nofollow',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    components: {
      graphics: {
        Logo: '/admin/components/brand/marks.tsx#Logo',
        Icon: '/admin/components/brand/marks.tsx#Icon',
      },
      views: {
        login: { Component: '/admin/components/login-view.tsx#LoginView' },
        forgot: { Component: '/admin/components/forgot-view.tsx#ForgotView' },
        invitation: {
          Component: '/admin/components/invitation/view.tsx#InvitationView',
          // The token follows this path. Only a view whose path is not exact is accessible without an account.
          path: '/invitation',
          exact: false,
          meta: { title: 'Invitation' },
        },
        calendar: {
          Component: '/admin/components/calendar/view.tsx#CalendarView',
          path: '/calendar',
          exact: true,
          meta: { title: 'Calendar' },
        },
        dataProviders: {
          Component: '/admin/components/data-providers/view.tsx#DataProvidersView',
          path: '/data-providers',
          exact: true,
          meta: { title: 'Data providers' },
        },
        describeImages: {
          Component: '/admin/components/media/describe-view.tsx#DescribeImagesView',
          path: '/describe-images',
          exact: true,
          meta: { title: 'Describe images' },
        },
        guide: {
          Component: '/admin/components/guide/view.tsx#GuideView',
          path: '/guide',
          exact: false,
          meta: { title: 'Guide' },
        },
        seo: {
          Component: '/admin/components/seo/view.tsx#SeoView',
          path: '/seo',
          exact: true,
          meta: { title: 'SEO' },
        },
      },
      beforeNavLinks: [
        '/admin/components/brand/nav-logo.tsx#NavLogo',
        '/admin/components/open-menu.tsx#OpenMenu',
        '/admin/components/calendar/nav-link.tsx#CalendarLink',
      ],
      afterNavLinks: [
        '/admin/components/seo/nav-link.tsx#SeoLink',
        '/admin/components/data-providers/nav-link.tsx#DataProvidersLink',
        '/admin/components/guide/nav-link.tsx#GuideLink',
      ],
      beforeDashboard: [
        '/admin/components/saving/unsaved-texts.tsx#UnsavedTexts',
        '/admin/components/dashboard.tsx#Dashboard',
      ],
      actions: ['/admin/components/finder/button.tsx#FinderButton'],
      providers: [
        '/admin/components/newer-input/newer-input.tsx#NewerInput',
        '/admin/components/body-class.tsx#BodyClass',
        '/admin/components/signed-in.tsx#SignedIn',
        '/admin/components/named-controls.tsx#NamedControls',
        '/admin/components/early-clicks.tsx#EarlyClicks',
        '/admin/components/saving/document-requests.tsx#DocumentRequests',
      ],
    },
  },
  typescript: { outputFile: join(root, 'cms/payload-types.ts'), autoGenerate: false },
})

// Applied after Payload has added fields and collections of its own, so that they are covered.
export default config
  .then(withPlainMessages)
  .then(withSafeRestore)
  .then(withPreviews)
  .then(withFollowedContent)
  .then(withNames)
  .then(withTextLength)
  .then(withSavedViews)
  .then(withRequiredDescriptions)
  .then(withDocumentForms)
  .then(withoutApiTab)
  .then(withReview)
  .then(withSchedule)
  .then(withCollaboration)
  .then(withSafeSaves)
  .then(withPermissions)
  .then(withoutFolders)
