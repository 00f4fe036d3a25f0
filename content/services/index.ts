import type { Service } from '../types.ts'
import { automotiveMarketing } from './automotive-marketing.ts'
import { b2bEcommerceMarketing } from './b2b-ecommerce-marketing.ts'
import { beautyMarketing } from './beauty-marketing.ts'
import { bigcommerceSeo } from './bigcommerce-seo.ts'
import { drupalSeo } from './drupal-seo.ts'
import { educationMarketing } from './education-marketing.ts'
import { electronicsMarketing } from './electronics-marketing.ts'
import { fashionMarketing } from './fashion-marketing.ts'
import { foodMarketing } from './food-marketing.ts'
import { furnitureMarketing } from './furniture-marketing.ts'
import { googlePenaltyChecker } from './google-penalty-checker.ts'
import { healthMarketing } from './health-marketing.ts'
import { internationalSeo } from './international-seo.ts'
import { jewelryMarketing } from './jewelry-marketing.ts'
import { linkBuilding } from './link-building.ts'
import { localSeo } from './local-seo.ts'
import { magentoSeo } from './magento-seo.ts'
import { mobileSeo } from './mobile-seo.ts'
import { onPageSeo } from './on-page-seo.ts'
import { petMarketing } from './pet-marketing.ts'
import { podcastSeo } from './podcast-seo.ts'
import { ppcForAccountants } from './ppc-for-accountants.ts'
import { ppcForAutoRepair } from './ppc-for-auto-repair.ts'
import { ppcForChiropractors } from './ppc-for-chiropractors.ts'
import { ppcForCleaners } from './ppc-for-cleaners.ts'
import { ppcForContractors } from './ppc-for-contractors.ts'
import { ppcForDentists } from './ppc-for-dentists.ts'
import { ppcForDoctors } from './ppc-for-doctors.ts'
import { ppcForEcommerce } from './ppc-for-ecommerce.ts'
import { ppcForElectricians } from './ppc-for-electricians.ts'
import { ppcForGyms } from './ppc-for-gyms.ts'
import { ppcForHotels } from './ppc-for-hotels.ts'
import { ppcForHvac } from './ppc-for-hvac.ts'
import { ppcForLandscapers } from './ppc-for-landscapers.ts'
import { ppcForLawyers } from './ppc-for-lawyers.ts'
import { ppcForMovers } from './ppc-for-movers.ts'
import { ppcForNonprofits } from './ppc-for-nonprofits.ts'
import { ppcForPlumbers } from './ppc-for-plumbers.ts'
import { ppcForRealtors } from './ppc-for-realtors.ts'
import { ppcForRestaurants } from './ppc-for-restaurants.ts'
import { ppcForRoofers } from './ppc-for-roofers.ts'
import { ppcForSalons } from './ppc-for-salons.ts'
import { ppcForStartups } from './ppc-for-startups.ts'
import { ppcForTherapists } from './ppc-for-therapists.ts'
import { ppcForVeterinarians } from './ppc-for-veterinarians.ts'
import { prestashopSeo } from './prestashop-seo.ts'
import { realEstateMarketing } from './real-estate-marketing.ts'
import { saasMarketing } from './saas-marketing.ts'
import { seo } from './seo.ts'
import { shopifySeo } from './shopify-seo.ts'
import { squarespaceSeo } from './squarespace-seo.ts'
import { travelMarketing } from './travel-marketing.ts'
import { webflowSeo } from './webflow-seo.ts'
import { whiteLabelSeo } from './white-label-seo.ts'
import { wixSeo } from './wix-seo.ts'
import { woocommerceSeo } from './woocommerce-seo.ts'
import { wordpressSeo } from './wordpress-seo.ts'

export const services: Service[] = [
  seo,
  onPageSeo,
  mobileSeo,
  localSeo,
  linkBuilding,
  googlePenaltyChecker,
  internationalSeo,
  whiteLabelSeo,
  podcastSeo,
  shopifySeo,
  woocommerceSeo,
  magentoSeo,
  bigcommerceSeo,
  wordpressSeo,
  wixSeo,
  squarespaceSeo,
  webflowSeo,
  prestashopSeo,
  drupalSeo,
  fashionMarketing,
  beautyMarketing,
  jewelryMarketing,
  furnitureMarketing,
  electronicsMarketing,
  petMarketing,
  foodMarketing,
  healthMarketing,
  realEstateMarketing,
  saasMarketing,
  travelMarketing,
  educationMarketing,
  automotiveMarketing,
  b2bEcommerceMarketing,
  ppcForLawyers,
  ppcForDentists,
  ppcForDoctors,
  ppcForPlumbers,
  ppcForElectricians,
  ppcForRoofers,
  ppcForHvac,
  ppcForRealtors,
  ppcForAccountants,
  ppcForTherapists,
  ppcForChiropractors,
  ppcForVeterinarians,
  ppcForRestaurants,
  ppcForHotels,
  ppcForGyms,
  ppcForSalons,
  ppcForContractors,
  ppcForMovers,
  ppcForLandscapers,
  ppcForCleaners,
  ppcForAutoRepair,
  ppcForStartups,
  ppcForNonprofits,
  ppcForEcommerce,
]
