import type { ServicePlans } from './types.ts'

/**
 * Which plans cover which service, from which size on, and what they do not include. Furrow is one channel for a small
 * store or one location, Rise adds the other channel or more products, and Horizon several markets or stores.
 */
export const servicePlans: Record<string, ServicePlans> = {
  seo: {
    Furrow: 'up to 500 products',
    Rise: 'more products, or with paid search',
    Horizon: 'several markets or stores',
  },
  'on-page-seo': {
    Furrow: 'up to 500 products',
    Rise: 'more products, or with paid search',
    note: 'We price a single round of forty pages after the audit.',
  },
  'mobile-seo': {
    Furrow: 'up to 500 products',
    Rise: 'more products, or with paid search',
    note: 'You can also order the fix of one template, which we quote after two days of measuring.',
  },
  'local-seo': {
    Furrow: 'up to ten locations',
    Rise: 'more than ten locations',
    note: 'For larger chains, we quote the cleanup per location.',
  },
  'link-building': {
    Rise: 'research included',
    note: 'We never bill placement fees because we never pay them.',
  },
  'google-penalty-checker': {
    Rise: 'the recovery, month by month',
    note: 'The diagnosis has a fixed one-time fee, which we quote after a first look.',
  },
  'international-seo': {
    Horizon: 'several markets',
    note: 'We bill local editors at cost, with their invoices attached.',
  },
  'white-label-seo': {
    Furrow: 'per client, one channel',
    Rise: 'per client, SEO and paid search',
    note: 'What you charge on top is yours.',
  },
  'podcast-seo': {
    Furrow: 'one channel',
    Rise: 'with paid search',
    note: 'We price an archive by the recorded hour, after a sample of three.',
  },

  'shopify-seo': {
    Furrow: 'up to 500 products',
    Rise: 'more products, or with paid search',
    note: 'We quote theme repair after a look at the theme.',
  },
  'woocommerce-seo': { Furrow: 'up to 500 products', Rise: 'more products, or with paid search' },
  'magento-seo': {
    Furrow: 'up to 500 products',
    Rise: 'more products',
    Horizon: 'more than 20,000 products',
    note: 'Most Magento catalogs exceed 500 products.',
  },
  'bigcommerce-seo': {
    Furrow: 'one storefront, up to 500 products',
    Rise: 'one storefront, more products',
    Horizon: 'several storefronts or countries',
  },
  'wordpress-seo': {
    Furrow: 'pruning and merging',
    Rise: 'with paid search',
    note: 'We quote a one-time cleanup after the audit.',
  },
  'wix-seo': { Furrow: 'a six-week round', note: 'After the round, you can stop and keep everything.' },
  'squarespace-seo': { Furrow: 'the first six weeks', note: 'We quote copy alone by the page.' },
  'webflow-seo': { Furrow: 'the model and templates', Rise: 'with search ads for the same terms' },
  'prestashop-seo': {
    Furrow: 'one language, up to 500 products',
    Rise: 'one language, more products',
    Horizon: 'several countries with their own copy',
  },
  'drupal-seo': {
    Rise: 'the usual size here',
    note: 'For public tenders, we quote a fixed price per work package.',
  },

  'fashion-marketing': { Furrow: 'under 500 products, one channel', Rise: 'pages and Shopping together' },
  'beauty-marketing': {
    Furrow: 'up to 500 products, one channel',
    Rise: 'both channels, as most beauty stores choose',
    note: 'The plans don’t include lab or legal review.',
  },
  'jewelry-marketing': {
    Furrow: 'up to 500 products, one channel',
    Rise: 'both channels, which fits most jewelers',
    note: 'We quote photography separately, per piece.',
  },
  'furniture-marketing': { Furrow: 'up to 500 products, one channel', Rise: 'with truck freight and a showroom' },
  'electronics-marketing': { Furrow: 'up to 500 products, one channel', Rise: 'larger catalogs' },
  'pet-marketing': { Furrow: 'one brand with its reminders', Rise: 'a full store' },
  'food-marketing': { Furrow: 'one delivery region', Rise: 'national shipping with recipes' },
  'health-marketing': {
    Furrow: 'up to 500 products, one channel',
    Rise: 'guides and search ads',
    note: 'You pay outside medical reviewers at their own rate.',
  },
  'real-estate-marketing': { Rise: 'one metro area', Horizon: 'projects in several metros' },
  'saas-marketing': { Furrow: 'SEO or search ads', Rise: 'SEO and search ads together' },
  'travel-marketing': { Rise: 'one market, in English', Horizon: 'several languages and currencies' },
  'education-marketing': {
    Furrow: 'one channel',
    Rise: 'SEO and paid search',
    note: 'The price is flat. We never charge per student.',
  },
  'automotive-marketing': {
    Furrow: 'up to 500 products, one channel',
    Rise: 'more products',
    Horizon: 'more than 20,000 products',
    note: 'We choose the plan for a larger catalog after the audit.',
  },
  'b2b-ecommerce-marketing': {
    Rise: 'the usual size',
    note: 'We quote the ERP import once, after we have seen the fields.',
  },

  'ppc-for-lawyers': {
    Furrow: 'search ads',
    Rise: 'with SEO',
    note: 'The fee is flat. We never take a share of fees or a price per case.',
  },
  'ppc-for-dentists': {
    Furrow: 'one practice',
    Rise: 'with SEO',
    note: 'Ad spend is extra, and you can see it at any time.',
  },
  'ppc-for-doctors': { Furrow: 'one site', Rise: 'several sites' },
  'ppc-for-plumbers': {
    Furrow: 'one metro area',
    Rise: 'with SEO',
    note: 'Google bills you for clicks and leads.',
  },
  'ppc-for-electricians': {
    Furrow: 'up to two metro areas',
    Rise: 'with SEO',
    note: 'Above two metro areas, the price depends on the list of jobs.',
  },
  'ppc-for-roofers': {
    Furrow: 'search ads',
    Rise: 'with SEO',
    note: 'Storm weeks have no surcharge; you pay only for the clicks.',
  },
  'ppc-for-hvac': { Furrow: 'one market, weather rules included', Rise: 'with SEO' },
  'ppc-for-realtors': { Furrow: 'one agent', Rise: 'a brokerage with several territories' },
  'ppc-for-accountants': {
    Furrow: 'one practice',
    Rise: 'with SEO',
    note: 'You can pause in the weeks around April 15.',
  },
  'ppc-for-therapists': { Furrow: 'search ads alone', Rise: 'a group practice with its own SEO' },
  'ppc-for-chiropractors': {
    Furrow: 'one practice, one channel',
    Rise: 'with SEO',
    note: 'Google bills the clicks to your card.',
  },
  'ppc-for-veterinarians': { Furrow: 'one clinic', Rise: 'with SEO', Horizon: 'a hospital with several sites' },
  'ppc-for-restaurants': { Furrow: 'one restaurant', Rise: 'a group', note: 'You pay Google directly.' },
  'ppc-for-hotels': { Furrow: 'one property', Rise: 'with SEO', Horizon: 'several properties or languages' },
  'ppc-for-gyms': {
    Furrow: 'one club, one channel',
    Rise: 'several clubs',
    note: 'For three or more clubs, we quote by location, on top of the plan.',
  },
  'ppc-for-salons': {
    Furrow: 'one salon',
    Rise: 'with SEO',
    note: 'Clicks are extra, and a few hundred dollars’ worth is enough to learn something.',
  },
  'ppc-for-contractors': { Furrow: 'search ads', Rise: 'with project pages and SEO for your towns' },
  'ppc-for-movers': {
    Furrow: 'one yard, search ads only',
    Rise: 'with SEO',
    Horizon: 'carriers with several terminals',
  },
  'ppc-for-landscapers': {
    Furrow: 'all year round',
    Rise: 'with SEO',
    note: 'In slow months, we write pages and portfolios for the same fee.',
  },
  'ppc-for-cleaners': {
    Furrow: 'search ads',
    Rise: 'with SEO',
    note: 'There is no fee on what you spend with Google.',
  },
  'ppc-for-auto-repair': {
    Furrow: 'one shop, three bays or thirty',
    Rise: 'with SEO',
    note: 'We price each additional shop after an audit.',
  },
  'ppc-for-startups': {
    Furrow: 'one channel, cancelable monthly',
    Rise: 'with SEO',
    note: 'Plan the ad spend for each test separately, by its click count.',
  },
  'ppc-for-nonprofits': {
    Furrow: 'search ads',
    Rise: 'with SEO',
    note: 'The grant pays clicks only, so the fee needs its own budget line.',
  },
  'ppc-for-ecommerce': {
    Furrow: 'up to 500 products',
    Rise: 'more products, or with SEO',
    Horizon: 'several markets',
  },
}
