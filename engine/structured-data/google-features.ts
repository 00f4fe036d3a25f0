/** Fields that a part of an entity needs: `offers` → the fields of each offer. */
export type Part = {
  property: string
  required: string[]
  recommended?: string[]
  exceptLast?: string[]
  ofTypes?: string[]
  /** Kinds of those types that have fields of their own. */
  exceptTypes?: string[]
}

/**
 * A rich result of Google Search. `a|b` is either; `a.b` is a field of a field. The fields are our own summary of what
 * Google's documentation of each feature asks for; where they differ, its page counts.
 */
export type Feature = {
  id: string
  name: string
  types: string[]
  required: string[]
  recommended: string[]
  parts?: Part[]
  /** Properties whose value must be an object, and its types; text is refused even where schema.org allows it. */
  objects?: Record<string, string[]>
  /** The same, for properties in which Google reads text as well, but less of it. */
  preferred?: Record<string, string[]>
  /** Types that an entity with this feature may belong to, if it does not stand alone. */
  within?: string[]
  /** Properties that need several values. */
  several?: Record<string, number>
  /** Fields that are required once another is there. */
  with?: { field: string; required: string }[]
  /** Only for entities that stand alone, or only where this property is present. */
  onlyWith?: string
  /** Does not apply if a value of this property has this type, for example because a merchant sells at one price. */
  unless?: { property: string; type: string }
  /** Kinds of the types that have a feature of their own. */
  except?: string[]
  /** Only needed if no surrounding entity states it. */
  alone?: string[]
  url: string
}

/**
 * ISO date on which the list of features, and which of them are retired, was last compared with Google's announcements.
 */
export const featuresAsOf = '2026-11-21'

const docs = 'https://developers.google.com/search/docs/appearance/structured-data'
const offer: Part = {
  property: 'offers',
  ofTypes: ['Offer'],
  exceptTypes: ['AggregateOffer'],
  required: ['price|priceSpecification.price'],
  recommended: ['availability', 'priceCurrency|priceSpecification.priceCurrency'],
}
const aggregateOffer: Part = {
  property: 'offers',
  ofTypes: ['AggregateOffer'],
  required: ['lowPrice', 'priceCurrency'],
  recommended: ['highPrice', 'offerCount'],
}
const rating: Part = { property: 'aggregateRating', required: ['ratingValue', 'ratingCount|reviewCount'] }
const review: Part = { property: 'review', required: ['author', 'reviewRating.ratingValue'] }
/** An image that is an object needs the URL of its file. */
const picture: Part = { property: 'image', ofTypes: ['ImageObject'], required: ['url|contentUrl'] }

/** Objects of features that show offers, ratings, and reviews. */
const authors = ['Person', 'Organization']
const sold = { offers: ['Offer', 'AggregateOffer'] }
const rated = {
  aggregateRating: ['AggregateRating'],
  review: ['Review'],
  'review.author': authors,
  'review.reviewRating': ['Rating'],
}
/** What a review or a rating may be about. */
const reviewable = `Book Course CreativeWorkSeason CreativeWorkSeries Episode Event Game HowTo LocalBusiness MediaObject
  Movie MusicPlaylist MusicRecording Organization Product Recipe SoftwareApplication`.split(/\s+/)

export const features: Feature[] = [
  {
    id: 'article',
    name: 'Article',
    types: ['Article'],
    required: [],
    recommended: ['author', 'dateModified', 'datePublished', 'headline', 'image'],
    parts: [{ property: 'author', ofTypes: ['Person', 'Organization'], required: [], recommended: ['name', 'url'] }],
    url: `${docs}/article`,
  },
  {
    id: 'breadcrumb',
    name: 'Breadcrumb',
    types: ['BreadcrumbList'],
    required: ['itemListElement'],
    recommended: [],
    parts: [{ property: 'itemListElement', required: ['position', 'name|item.name', 'item'], exceptLast: ['item'] }],
    objects: { itemListElement: ['ListItem'] },
    several: { itemListElement: 2 },
    url: `${docs}/breadcrumb`,
  },
  {
    id: 'carousel',
    name: 'Carousel',
    except: ['BreadcrumbList', 'HowToSection', 'HowToStep'],
    types: ['ItemList'],
    required: ['itemListElement'],
    recommended: [],
    parts: [{ property: 'itemListElement', ofTypes: ['ListItem'], required: ['position', 'url|item'] }],
    objects: { itemListElement: ['Thing'] },
    url: `${docs}/carousel`,
  },
  {
    id: 'course',
    name: 'Course list',
    types: ['Course'],
    required: ['name', 'description'],
    recommended: ['provider'],
    url: `${docs}/course`,
  },
  {
    id: 'dataset',
    name: 'Dataset Search',
    types: ['Dataset'],
    required: ['name', 'description'],
    recommended: ['creator', 'license', 'identifier', 'distribution', 'temporalCoverage', 'spatialCoverage'],
    url: `${docs}/dataset`,
  },
  {
    id: 'forum',
    name: 'Discussion forum',
    types: ['DiscussionForumPosting'],
    required: ['author', 'datePublished', 'text|image|video'],
    recommended: ['headline', 'url', 'interactionStatistic', 'comment'],
    parts: [{ property: 'author', ofTypes: authors, required: ['name'], recommended: ['url'] }],
    objects: { author: authors },
    url: `${docs}/discussion-forum`,
  },
  {
    id: 'employer-rating',
    name: 'Employer rating',
    types: ['EmployerAggregateRating'],
    required: ['itemReviewed', 'ratingCount|reviewCount', 'ratingValue'],
    recommended: ['bestRating', 'worstRating'],
    objects: { itemReviewed: ['Organization'] },
    url: `${docs}/employer-rating`,
  },
  {
    id: 'event',
    name: 'Event',
    types: ['Event'],
    required: ['name', 'startDate', 'location'],
    recommended: ['description', 'endDate', 'eventStatus', 'image', 'offers', 'organizer', 'performer'],
    parts: [
      { property: 'location', ofTypes: ['Place'], required: ['address'], recommended: ['name'] },
      { property: 'location', ofTypes: ['VirtualLocation'], required: ['url'] },
    ],
    objects: { location: ['Place', 'VirtualLocation'], offers: ['Offer'] },
    preferred: { 'location.address': ['PostalAddress'] },
    url: `${docs}/event`,
  },
  {
    id: 'image-license',
    name: 'Image metadata',
    types: ['ImageObject'],
    required: ['contentUrl'],
    recommended: ['creator', 'creditText', 'copyrightNotice', 'license', 'acquireLicensePage'],
    onlyWith: 'license|creator|creditText|copyrightNotice',
    url: `${docs}/image-license-metadata`,
  },
  {
    id: 'job',
    name: 'Job posting',
    types: ['JobPosting'],
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation|applicantLocationRequirements'],
    recommended: ['baseSalary', 'directApply', 'employmentType', 'identifier', 'validThrough'],
    parts: [
      {
        property: 'hiringOrganization',
        ofTypes: ['Organization'],
        required: ['name'],
        recommended: ['sameAs', 'logo'],
      },
      { property: 'jobLocation', ofTypes: ['Place'], required: ['address'] },
      {
        property: 'jobLocation.address',
        ofTypes: ['PostalAddress'],
        required: ['addressCountry'],
        recommended: ['addressLocality', 'addressRegion', 'postalCode', 'streetAddress'],
      },
    ],
    objects: {
      hiringOrganization: ['Organization'],
      jobLocation: ['Place'],
      'jobLocation.address': ['PostalAddress'],
      applicantLocationRequirements: ['AdministrativeArea'],
      baseSalary: ['MonetaryAmount'],
    },
    url: `${docs}/job-posting`,
  },
  {
    id: 'local-business',
    name: 'Local business',
    types: ['LocalBusiness'],
    required: ['name', 'address'],
    recommended: ['telephone', 'url', 'openingHoursSpecification|openingHours', 'geo', 'priceRange', 'image'],
    parts: [
      {
        property: 'address',
        ofTypes: ['PostalAddress'],
        required: [],
        recommended: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
      },
      rating,
      review,
    ],
    objects: rated,
    preferred: { address: ['PostalAddress'] },
    url: `${docs}/local-business`,
  },
  {
    id: 'merchant',
    name: 'Merchant listing',
    types: ['Product'],
    onlyWith: 'offers',
    unless: { property: 'offers', type: 'AggregateOffer' },
    required: ['name', 'image', 'offers'],
    recommended: ['brand', 'description', 'gtin|gtin13|gtin12|gtin8|gtin14|mpn|isbn|sku', 'aggregateRating', 'review'],
    parts: [
      {
        property: 'offers',
        ofTypes: ['Offer'],
        exceptTypes: ['AggregateOffer'],
        required: ['price|priceSpecification.price', 'priceCurrency|priceSpecification.priceCurrency'],
        recommended: ['availability', 'shippingDetails', 'hasMerchantReturnPolicy'],
      },
      picture,
    ],
    objects: { ...sold, ...rated },
    url: `${docs}/merchant-listing`,
  },
  {
    id: 'movie',
    name: 'Movie carousel',
    types: ['Movie'],
    required: ['name', 'image'],
    recommended: ['aggregateRating', 'dateCreated', 'director', 'review'],
    parts: [rating, review, picture],
    objects: rated,
    url: `${docs}/movie`,
  },
  {
    id: 'organization',
    name: 'Organization',
    types: ['Organization'],
    required: [],
    recommended: ['name', 'url', 'logo', 'description', 'address', 'telephone', 'email', 'sameAs'],
    url: `${docs}/organization`,
  },
  {
    id: 'product',
    name: 'Product snippet',
    types: ['Product'],
    required: ['name', 'review|aggregateRating|offers'],
    recommended: ['aggregateRating', 'offers', 'review'],
    parts: [offer, aggregateOffer, rating, review],
    objects: { ...sold, ...rated },
    url: `${docs}/product-snippet`,
  },
  {
    id: 'profile',
    name: 'Profile page',
    types: ['ProfilePage'],
    required: ['mainEntity'],
    recommended: ['dateCreated', 'dateModified'],
    parts: [
      {
        property: 'mainEntity',
        required: ['name'],
        recommended: ['alternateName', 'description', 'image', 'sameAs', 'interactionStatistic'],
      },
    ],
    objects: { mainEntity: ['Person', 'Organization'] },
    url: `${docs}/profile-page`,
  },
  {
    id: 'qa',
    name: 'Q&A',
    types: ['QAPage'],
    required: ['mainEntity'],
    recommended: [],
    parts: [
      {
        property: 'mainEntity',
        required: ['name', 'answerCount', 'acceptedAnswer|suggestedAnswer'],
        recommended: ['text', 'author', 'datePublished', 'upvoteCount'],
      },
      { property: 'mainEntity.acceptedAnswer', required: ['text'], recommended: ['author', 'url', 'upvoteCount'] },
      { property: 'mainEntity.suggestedAnswer', required: ['text'], recommended: ['author', 'url', 'upvoteCount'] },
    ],
    objects: {
      mainEntity: ['Question'],
      'mainEntity.acceptedAnswer': ['Answer'],
      'mainEntity.suggestedAnswer': ['Answer'],
    },
    url: `${docs}/qapage`,
  },
  {
    id: 'recipe',
    name: 'Recipe',
    types: ['Recipe'],
    required: ['name', 'image'],
    recommended: [
      'author',
      'datePublished',
      'description',
      'prepTime',
      'cookTime',
      'totalTime',
      'recipeYield',
      'recipeIngredient',
      'recipeInstructions',
      'recipeCategory',
      'recipeCuisine',
      'keywords',
      'nutrition',
      'aggregateRating',
      'video',
    ],
    parts: [rating, review, picture],
    objects: { ...rated, nutrition: ['NutritionInformation'], video: ['VideoObject', 'Clip'] },
    with: [{ field: 'nutrition.calories', required: 'recipeYield' }],
    url: `${docs}/recipe`,
  },
  {
    id: 'review',
    name: 'Review snippet',
    types: ['Review'],
    required: ['author', 'reviewRating'],
    alone: ['itemReviewed'],
    recommended: ['datePublished'],
    parts: [
      { property: 'reviewRating', ofTypes: ['Rating'], required: ['ratingValue'], recommended: ['bestRating'] },
      { property: 'author', ofTypes: ['Person', 'Organization'], required: ['name'] },
      { property: 'itemReviewed', required: ['name'] },
    ],
    objects: { author: authors, reviewRating: ['Rating'], itemReviewed: reviewable },
    within: reviewable,
    url: `${docs}/review-snippet`,
  },
  {
    id: 'rating',
    name: 'Aggregate rating',
    types: ['AggregateRating'],
    except: ['EmployerAggregateRating'],
    required: ['ratingValue', 'ratingCount|reviewCount'],
    alone: ['itemReviewed'],
    recommended: ['bestRating'],
    parts: [{ property: 'itemReviewed', required: ['name'] }],
    objects: { itemReviewed: reviewable },
    within: reviewable,
    url: `${docs}/review-snippet`,
  },
  {
    id: 'software',
    name: 'Software app',
    types: ['SoftwareApplication'],
    required: ['name', 'offers', 'aggregateRating|review'],
    recommended: ['applicationCategory', 'operatingSystem'],
    parts: [offer, rating, review],
    objects: { ...sold, ...rated },
    url: `${docs}/software-app`,
  },
  {
    id: 'vacation-rental',
    name: 'Vacation rental',
    types: ['VacationRental'],
    required: ['name', 'identifier', 'image', 'containsPlace'],
    recommended: ['address', 'aggregateRating', 'brand', 'checkinTime', 'checkoutTime', 'description'],
    parts: [picture],
    objects: { containsPlace: ['Accommodation'], ...rated },
    url: `${docs}/vacation-rental`,
  },
  {
    id: 'video',
    name: 'Video',
    types: ['VideoObject'],
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['contentUrl|embedUrl', 'description', 'duration', 'interactionStatistic'],
    parts: [
      { property: 'hasPart', ofTypes: ['Clip'], required: ['name', 'startOffset', 'url'], recommended: ['endOffset'] },
      { property: 'publication', ofTypes: ['BroadcastEvent'], required: ['isLiveBroadcast', 'startDate', 'endDate'] },
      { property: 'potentialAction', ofTypes: ['SeekToAction'], required: ['startOffset-input', 'target'] },
    ],
    objects: { hasPart: ['Clip'], publication: ['BroadcastEvent'], potentialAction: ['Action'] },
    url: `${docs}/video`,
  },
]

/** What Google no longer shows. `on`: when Google announced it, ended it or removed its documentation. */
type RetiredFeature = { name: string; types: string[]; on: string; onlyWith?: string; note: string; url: string }

const simplified = 'https://developers.google.com/search/blog/2025/06/simplifying-search-results'

export const retiredFeatures: RetiredFeature[] = [
  {
    name: 'FAQ',
    types: ['FAQPage'],
    on: '2026-05-07',
    note: 'The type is still valid schema.org and may be useful to other programs.',
    url: 'https://developers.google.com/search/updates',
  },
  {
    name: 'How-to',
    types: ['HowTo'],
    on: '2023-09-13',
    note: 'Recipes are a subtype of it and still have a rich result.',
    url: 'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
  },
  {
    name: 'Sitelinks search box',
    types: ['WebSite'],
    on: '2024-11-21',
    onlyWith: 'potentialAction',
    note: 'The site name is still read from WebSite.',
    url: 'https://developers.google.com/search/blog/2024/10/sitelinks-search-box',
  },
  {
    name: 'Fact check',
    types: ['ClaimReview'],
    on: '2025-06-12',
    note: 'The Fact Check Explorer still reads it.',
    url: simplified,
  },
  {
    name: 'Estimated salary',
    types: ['OccupationAggregationByEmployer', 'Occupation'],
    on: '2025-06-12',
    onlyWith: 'estimatedSalary',
    note: 'A job posting may still state its own salary.',
    url: simplified,
  },
  {
    name: 'Special announcement',
    types: ['SpecialAnnouncement'],
    on: '2025-06-12',
    note: 'Nothing replaces it.',
    url: simplified,
  },
  {
    name: 'Vehicle listing',
    types: ['Vehicle'],
    on: '2025-06-12',
    onlyWith: 'offers',
    note: 'Marked up as a Product as well, it can be a merchant listing.',
    url: simplified,
  },
  {
    name: 'Course info',
    types: ['CourseInstance'],
    on: '2025-06-12',
    note: 'The course list is still shown.',
    url: simplified,
  },
  {
    name: 'Practice problem',
    types: ['Quiz'],
    on: '2026-01-06',
    note: 'Nothing replaces it.',
    url: 'https://developers.google.com/search/updates',
  },
  {
    name: 'Learning video',
    types: ['LearningResource'],
    on: '2025-06-12',
    onlyWith: 'video|uploadDate',
    note: 'The plain video result is still shown.',
    url: simplified,
  },
]
