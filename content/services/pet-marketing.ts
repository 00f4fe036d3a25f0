import type { Service } from '../types.ts'

export const petMarketing: Service = {
  title: 'Pet supplies marketing',
  slug: 'pet-marketing',
  family: 'industry',
  clientKind: 'stores',
  summary: 'The dog eats every day, so the order should repeat',
  lead: 'Pet owners buy food again and again, if not always from you. We write pages by breed, age, and problem, bid by the bags a customer will buy, and time reminders to the bag.',
  audience:
    'For stores and makers of food, litter, treats, supplements, and gear for dogs, cats, and small animals, who ship at least weekly. We can’t help breeders or anyone else who sells live animals, because we don’t advertise animals. Veterinary practices have their own page.',
  weeks: { from: 3, to: 9 },
  problems: [
    { text: 'New customers won at a loss and never emailed again' },
    { text: 'Feeding charts that exist only in a photo of the label' },
    { text: 'Ads rejected because they name veterinary diets' },
  ],
  searches: [
    {
      query: 'large breed puppy food chicken free',
      meaning: 'Three conditions, and many bags to come',
      action: 'bid',
    },
    { query: 'how much to feed a 12 week old labrador', meaning: 'A new owner with a scoop in hand', action: 'page' },
    { query: 'low dust cat litter multiple cats', meaning: 'Unhappy with the present brand', action: 'bid' },
    { query: 'switching dog food schedule', meaning: 'Has bought, and wants to get it right', action: 'page' },
    {
      query: 'harness size for french bulldog',
      meaning: 'Sent one back because it didn’t fit the chest',
      action: 'page',
    },
    { query: 'puppies for sale near me', meaning: 'Has no dog yet', action: 'exclude' },
    { query: 'apoquel without vet prescription', meaning: 'Seeks a drug that needs a veterinarian', action: 'exclude' },
  ],
  seasons: {
    months: [3, 4, 5, 6, 12],
    text: 'Food has no season; fleas do. Tick and flea goods start in March in the Gulf states and weeks later in the North. December sells toys and beds, and the new puppies of the holidays reach their second food in early summer. These months are our estimate. We correct them with your order dates.',
  },
  ledgers: [
    {
      heading: 'Rules for pet food and supplies',
      lead: 'Pet food is animal feed by law. Most states build on the AAFCO model.',
      rows: [
        {
          term: 'Complete and balanced',
          text: 'The claim needs a nutrient profile or a feeding trial for a life stage, and the label says which.',
          source: 'AAFCO Model Regulations for Pet Food',
        },
        {
          term: 'Share of an ingredient',
          text: '"Beef," "beef dinner," "with beef," and "beef flavor" mean different amounts. The ad uses the wording on the label.',
          source: 'FDA Center for Veterinary Medicine, pet food labeling',
        },
        {
          term: 'Therapeutic diets',
          text: 'Food that claims to treat kidney disease or bladder stones comes close to a drug. The FDA expects it to be sold through a veterinarian.',
          source: 'FDA Compliance Policy Guide Sec. 690.150',
        },
        {
          term: 'Flea collars and drops',
          text: 'Products that kill parasites on the skin are often EPA-registered pesticides, and claims stay within the registration.',
          source: 'FIFRA, 7 U.S.C. § 136 et seq.',
        },
        {
          term: 'Auto-ship',
          text: 'Terms, price, and interval appear next to the button. Consent is explicit, and canceling is simple.',
          source: "Restore Online Shoppers' Confidence Act, 15 U.S.C. § 8403",
          sourceUrl: 'https://www.law.cornell.edu/uscode/text/15/8403',
        },
        {
          term: 'CBD for pets',
          text: 'Federal law and the platforms leave little room. We keep out of it.',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'margin per bag, delivered' },
      { text: 'bags per year for an animal of that weight' },
      { text: 'share of new customers who are still ordering after a year' },
    ],
    text: 'A mastiff eats far more than a chihuahua, so bid by weight. The bag size of the first order is a good stand-in. Kitten and puppy food leads to adult food, so count both.',
  },
  body: `Divide the bag by the daily amount on its label and you have the number of days it lasts. A store that knows the first bag and the weight of the dog therefore knows the date of the second. We send the reminder eight days before the bag is empty, with the same item in the cart and a button for "later."

### Bids by animal

The first order names a life stage and a size. That is enough to group new customers: large-breed puppies, indoor cats, seniors on soft food. We work out what each group is worth in a year and bid accordingly. For treats and toys, which people buy once, we bid little.

### Health questions

Owners search for symptoms. We answer what nutrition can answer, such as how to change food over seven days. For the rest, the first paragraph sends them to a veterinarian. We don’t write pages that diagnose. Ads keep therapeutic terms in a list of their own, out of campaigns, so that a disapproval cannot stop the sale of litter.`,
  steps: [
    {
      title: 'Onboarding',
      content: 'We group orders by species, life stage, and bag, and compare labels and claims with the ads.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'We set a value per animal and a reminder date per bag, and plan months 3, 6, 9, and 12.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We publish feeding calculators and breed pages, send reminders by bag, and split campaigns by animal.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We see third and fourth orders, and stop bidding on groups that leave after the first.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content: 'We remind owners to switch last year’s puppies to adult food before the bag is empty.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 5',
      text: 'Restricted-term list for your range',
      detail: 'Drug names, therapeutic diets, and pesticide claims, with the place each may appear.',
    },
    {
      when: 'Day 7',
      text: 'Customer value by first bag',
      detail: 'Species, life stage, weight class, orders in a year, margin left.',
    },
    {
      when: 'Week 3',
      text: 'Reorder reminders timed to bags',
      detail: 'By email to people who agreed, and by text only with written consent.',
    },
    {
      when: 'Week 6',
      text: 'Feeding charts as tables',
      detail: 'Grams and cups by weight and age, copied from the label and checked by two people.',
    },
    {
      when: 'Month 3',
      text: 'Report by animal, not by item',
      detail: 'New animals, animals that stayed, bags per animal, and what each cost.',
    },
  ],
  sixtyDays: [
    { text: 'A curve of second bags for the customers won since day 7, next to that of the year before.' },
    { text: 'Feeding tables that appear in search for your own brands.' },
    { text: 'An ad account without a single ad rejected for medical wording.' },
  ],
  faqs: [
    {
      question: 'Can you advertise prescription food?',
      answer:
        'Rarely, and only where the platform and the maker allow it and a veterinarian confirms the order. We keep such items out of Shopping by default. A page that explains how to send you the prescription brings the right owners without an ad.',
    },
    {
      question: 'Is auto-ship better than reminders?',
      answer:
        'For litter and adult food, often. For growing puppies and picky cats the amounts change, and one package too many leads to a cancellation. We offer both, count who stays, and make the cancel link as easy to find as the order button.',
    },
    {
      question: 'Do photos of our own customers’ dogs work?',
      answer:
        'They help when they show a size: breed, weight, the harness in M. Get permission in writing and name any discount given in return. We run them on product pages first and in ads later.',
    },
    {
      question: 'What if a brand recalls a batch?',
      answer:
        'Tell us and ads for the item stop within the hour during office hours. We put the lot numbers and the maker’s notice at the top of the product page. It stays up after the recall, with its date, for owners who find an old bag.',
    },
  ],
  relatedTools: ['keyword-extract-tool', 'utm-builder', 'schema-markup-generator'],
  relatedStudy: 'living-healthy-24',
  seo: {
    title: 'Pet supplies marketing built on the second bag of food',
    description:
      'Pages by age, breed, and diet, bids by the value of an animal, reminders timed to the bag. Shows between week 3 and week 9.',
  },
}
