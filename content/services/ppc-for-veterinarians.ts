import type { Service } from '../types.ts'

export const ppcForVeterinarians: Service = {
  title: 'PPC for veterinarians',
  slug: 'ppc-for-veterinarians',
  family: 'ppc',
  clientKind: 'practices',
  summary: 'Emergencies at night, vaccinations by day',
  lead: 'The owner of a sick animal calls the first clinic that says it is open. We keep the hours in your ads exact to the minute and give routine care a smaller, steadier budget.',
  audience:
    'For general practices, emergency hospitals, and mobile or exotic vets with room for new clients. Clinics that are closed to new patients, as many are, should spend on hiring instead. Large-animal practices serving a few hundred farms know every client already and need no search ads.',
  weeks: { from: 1, to: 5 },
  problems: [
    { text: '"Emergency vet" ads that run while the clinic is closed' },
    { text: 'Paying for searches about pet insurance and home remedies' },
    { text: 'One page, with a dog on it, for owners of cats, horses, and parrots' },
  ],
  figure: {
    value: 'over 60%',
    label:
      'browse on phones, where your hours and number must show without scrolling. Source: StatCounter, 2025 https://gs.statcounter.com/platform-market-share/desktop-mobile-tablet',
  },
  searches: [
    {
      query: 'emergency vet open now',
      meaning: 'Carrier in the car, will call the first result that answers',
      action: 'bid',
    },
    {
      query: 'dog ate chocolate what to do',
      meaning: 'Frightened, needs a dose table and then your number',
      action: 'page',
    },
    { query: 'avian vet near me', meaning: 'Has a parrot and few choices within an hour', action: 'bid' },
    {
      query: 'low cost spay neuter clinic',
      meaning: 'Looking for a charity program, which you may not be',
      action: 'exclude',
    },
    {
      query: 'new puppy vet visit cost',
      meaning: 'A client for twelve years if the first hour goes well',
      action: 'page',
    },
    {
      query: 'vet tech salary',
      meaning: 'An applicant who belongs on your careers page',
      action: 'exclude',
    },
  ],
  seasons: {
    months: [4, 5, 6, 7, 8, 12],
    text: 'As we read it, ticks, travel, and heat fill spring and summer, fireworks make early July restless, and chocolate fills December nights. Heartworm months differ between Texas and Minnesota; your own visit log decides.',
  },
  ledgers: [
    {
      heading: 'What the profession and the platforms restrict',
      lead: 'HIPAA doesn’t cover animals, but other rules apply.',
      rows: [
        {
          term: 'The word specialist',
          text: 'Only diplomates of a recognized specialty board should be advertised as specialists. Others "practice in" a field.',
          source: 'AVMA Principles of Veterinary Medical Ethics',
        },
        {
          term: 'Advice before an exam',
          text: 'Prescribing needs a veterinarian-client-patient relationship. An ad may promise a visit, never a drug by chat.',
          source: '21 CFR § 530.3(i)',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/21/530.3',
        },
        {
          term: 'Drug names',
          text: 'Google limits prescription drug terms and the sale of medicines online. We advertise flea prevention as an appointment.',
          source: 'Google Ads policy, Healthcare and medicines',
          sourceUrl: 'https://support.google.com/adspolicy/answer/176031',
        },
        {
          term: 'Antibiotics',
          text: 'Since June 2023 medically important antimicrobials for animals need a prescription, so over-the-counter searches lead to a visit, not a sale.',
          source: 'FDA Guidance for Industry 263',
        },
        {
          term: 'Reminder texts',
          text: 'Marketing texts to owners need prior written consent, and a STOP has to be honored within ten business days.',
          source: '47 CFR § 64.1200',
          sourceUrl: 'https://www.law.cornell.edu/cfr/text/47/64.1200',
        },
      ],
    },
  ],
  leadValue: {
    terms: [
      { text: 'invoice of an average visit' },
      { text: 'visits per animal and year' },
      { text: 'years a client stays' },
      { text: 'animals in the household' },
    ],
    text: 'For routine care, take your own retention from the practice software. For emergencies, use the first factor alone: most owners go back to their family vet afterward, and you get a referral letter.',
  },
  body: `In an emergency, owners choose within a minute, from the first clinic that picks up. They choose a wellness plan once, for the life of the animal. The two need different bids, different hours, different pages, and above all different reports, because one busy night of emergencies can make a whole month of puppy ads look good.

We tie the open-now campaign to the roster. When the last doctor signs off, the ads stop. When the surgery table is occupied and the lobby is full, a text from your desk pauses them within minutes. An ad must never send an injured dog to a locked door.

### Birds, rabbits, and reptiles

Exotic animals are a small market with no competition in many counties. If one of your doctors sees birds, rabbits, or reptiles, those searches get their own group and a page with that doctor’s name. If none does, they go on the exclusion list on day one, with poison hotlines, pet insurance, and shelters. The page for common poisons stays free of ads and gives the ASPCA number before yours.`,
  steps: [
    {
      title: 'Onboarding',
      content:
        'We copy the roster, the species each doctor treats, and the hours when someone really answers the phone.',
      fromDay: 1,
      toDay: 3,
    },
    {
      title: 'Strategic planning',
      content: 'Within a week, you get a 12-month plan with budgets for urgent, routine, and exotic care.',
      fromDay: 3,
      toDay: 7,
    },
    {
      title: 'Implementation',
      content: 'We tie the open-now ads to your roster first. Ads by species and the new-client page follow in week 2.',
      fromDay: 7,
      toDay: 60,
    },
    {
      title: 'Fine-tuning performance',
      content: 'We compare calls by hour with staff by hour and take bids out of the hours when nobody answers.',
      fromDay: 60,
      toDay: 180,
    },
    {
      title: 'Achieving excellence',
      content:
        'We follow puppy and kitten clients into year two and spend more on the searches behind those who return.',
      fromDay: 180,
    },
  ],
  deliverables: [
    {
      when: 'Day 4',
      text: 'Open-now campaign on the roster',
      detail: 'Ad hours change with the duty list, holidays and lunch closures included.',
    },
    {
      when: 'Day 7',
      text: 'Species and treatment map',
      detail: 'Who treats what, which searches to bid on, and which to exclude.',
    },
    {
      when: 'Week 3',
      text: 'New-client page with visit costs',
      detail: 'A price range for the first exam of a puppy, a kitten, and an adult rescue.',
    },
    {
      when: 'Every Wednesday',
      text: 'Calls against staff, by hour',
      detail: 'One chart with two lines. The gap is where owners hang up.',
    },
    {
      when: 'Month 3',
      text: 'Returning animals by campaign',
      detail: 'How many first exams came back for the second shot, counted in your software.',
    },
  ],
  sixtyDays: [
    { text: 'Proof that no emergency ad ran in a closed hour: the ad schedule beside the roster, day by day.' },
    { text: 'New clients by species, and the cost of each, in one table.' },
    { text: 'A pause button that your front desk has used.' },
  ],
  faqs: [
    {
      question: 'Can ads stop automatically when the clinic is full?',
      answer:
        'Yes. A shared sheet, a text message, or your scheduling software can switch a campaign off and on. Google takes some minutes to follow, so the desk should send the signal at the last free slot and not at the first full one.',
    },
    {
      question: 'Should we advertise prices for vaccinations?',
      answer:
        'A range for the whole first visit works better than a price for one shot. Owners who compare single shots go to a weekend clinic anyway. We write what the exam includes next to the price.',
    },
    {
      question: 'Do Local Services Ads exist for veterinarians?',
      answer:
        'Google adds and changes categories by country and by year, so we check yours on day one. Where they are open to you, licenses and reviews are screened first. Where they are closed, search and map ads do the work.',
    },
  ],
  relatedTools: ['google-ads-keyword-tool', 'color-contrast-checker', 'page-speed-checker'],
  seo: {
    title: 'PPC for veterinarians, tied to their opening hours',
    description:
      'Emergency ads that follow the roster to the minute, routine care on its own budget, calls against staff by hour. Routine by week 5.',
  },
}
