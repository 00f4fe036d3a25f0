import { apiKeys } from './collections/api-keys.ts'
import { applications } from './collections/applications.ts'
import { auditLog } from './collections/audit-log.ts'
import { auditWatches } from './collections/audit-watches.ts'
import { audits } from './collections/audits.ts'
import { authors } from './collections/authors.ts'
import { bookingHosts } from './collections/booking-hosts.ts'
import { bookings } from './collections/bookings.ts'
import { caseStudies } from './collections/case-studies.ts'
import { categories } from './collections/categories.ts'
import { changes } from './collections/changes.ts'
import { clientTestimonials } from './collections/client-testimonials.ts'
import { comments } from './collections/comments.ts'
import { contactRequests } from './collections/contact-requests.ts'
import { employeeTestimonials } from './collections/employee-testimonials.ts'
import { faqs } from './collections/faqs.ts'
import { imports } from './collections/imports.ts'
import { invitations } from './collections/invitations.ts'
import { issues } from './collections/issues.ts'
import { media } from './collections/media.ts'
import { milestones } from './collections/milestones.ts'
import { outbox } from './collections/outbox.ts'
import { pageCounts } from './collections/page-counts.ts'
import { pages } from './collections/pages.ts'
import { postViews } from './collections/post-views.ts'
import { posts } from './collections/posts.ts'
import { pricingPlans } from './collections/pricing-plans.ts'
import { projects } from './collections/projects.ts'
import { quotes } from './collections/quotes.ts'
import { redirects } from './collections/redirects.ts'
import { replies } from './collections/replies.ts'
import { resumes } from './collections/resumes.ts'
import { reviewRequests } from './collections/review-requests.ts'
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
import { webhookMessages } from './collections/webhook-messages.ts'
import { webhooks } from './collections/webhooks.ts'
import { bookingSettings } from './globals/booking-settings.ts'
import { brand } from './globals/brand.ts'
import { claims } from './globals/claims.ts'
import { creative } from './globals/creative.ts'
import { home } from './globals/home.ts'
import { mailSettings } from './globals/mail-settings.ts'
import { navigation } from './globals/navigation.ts'
import { offices } from './globals/offices.ts'
import { privacy } from './globals/privacy.ts'
import { withSeoPanel, withSeoTab } from './seo/with-seo-panel.ts'
import { withDrafts, withGlobalDrafts } from './versions/drafts.ts'
import { withTrash } from './versions/trash.ts'

/** What editors and visitors write, each with what all of its kind have. The order is that of the database. */
export const collections = [
  withTrash(withSeoPanel(posts)),
  withTrash(withSeoPanel(authors)),
  withTrash(withSeoPanel(categories)),
  withTrash(withSeoPanel(caseStudies)),
  withTrash(withSeoPanel(services)),
  withSeoPanel(tools),
  withTrash(withSeoPanel(pages)),
  withTrash(withDrafts(projects)),
  withTrash(withDrafts(pricingPlans)),
  withTrash(withDrafts(faqs)),
  withTrash(withDrafts(clientTestimonials)),
  withTrash(withDrafts(employeeTestimonials)),
  withTrash(withSeoPanel(team)),
  withTrash(milestones),
  withTrash(media),
  withTrash(withSeoPanel(withDrafts(vacancies))),
  applications,
  resumes,
  contactRequests,
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
  apiKeys,
  webhooks,
  webhookMessages,
  users,
  invitations,
  replies,
  comments,
  changes,
  reviewRequests,
  postViews,
  pageCounts,
  webVitals,
  visitorAddresses,
  audits,
  auditWatches,
  imports,
  auditLog,
]

/** Settings and pages that exist once. */
export const globals = [
  withGlobalDrafts(withSeoTab(home)),
  withGlobalDrafts(withSeoTab(creative)),
  brand,
  withGlobalDrafts(navigation),
  offices,
  withGlobalDrafts(claims),
  bookingSettings,
  mailSettings,
  privacy,
]
