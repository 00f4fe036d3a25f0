import type { CaseStudy } from './types.ts'

// Demonstration studies of invented clients. The text of each tells the first and the last value of its series.
export const caseStudies: CaseStudy[] = [
  {
    title: 'A smaller library, and 400,000 more visits a month',
    slug: 'living-healthy-24',
    client: 'Living Healthy',
    work: 'SEO, content',
    market: 'USA, Canada',
    industry: 'Health and supplements',
    publishDate: '2023-02-21',
    services: ['seo', 'wordpress-seo', 'health-marketing'],
    series: {
      unit: 'visits a month',
      points: [
        { date: '2022-02-01', value: 500000 },
        { date: '2022-03-01', value: 493600 },
        { date: '2022-04-01', value: 481200 },
        { date: '2022-05-01', value: 508900 },
        { date: '2022-06-01', value: 561300 },
        { date: '2022-07-01', value: 587700 },
        { date: '2022-08-01', value: 641500 },
        { date: '2022-09-01', value: 702800 },
        { date: '2022-10-01', value: 718400 },
        { date: '2022-11-01', value: 793100 },
        { date: '2022-12-01', value: 834600 },
        { date: '2023-01-01', value: 900000 },
      ],
      changes: [
        { date: '2022-03-14', label: 'From 412 articles to 96' },
        { date: '2022-05-02', label: 'Authors and reviewers named' },
        { date: '2022-07-11', label: 'Guides rebuilt on one template' },
        { date: '2022-10-03', label: 'Products linked from the guides' },
      ],
    },
    about: {
      sectionHeading: 'A store with a magazine in front of it',
      content:
        'Living Healthy sells vitamins and minerals in the USA and Canada. For ten years the store had published an article most weeks, and in February 2022 the articles brought 500,000 visits a month.\n\nThe visits had stood at that level for two years. The store wanted to know whether to write more, write better or spend the money on ads. We were asked for an answer within a month, and for the work that would follow from it.',
    },
    analysis: {
      sectionHeading: 'What the server log said',
      content:
        'We read eight weeks of server logs beside the analytics. Of 412 articles, 74 brought nine visits in ten. Crawlers spent most of their requests on the other 338.\n\nMany of those were near copies: eleven articles on vitamin D alone, written in different years, each with part of the answer. None was signed, and sources were named in fewer than a quarter.\n\nThe products, meanwhile, were linked from 30 of the 412 articles. Readers arrived, found half an answer and left without passing a shelf.',
    },
    problem: {
      sectionHeading: 'Too many answers to the same question',
      content:
        'Three things kept the line flat.\n\n- **Overlap.** Articles on one subject took each other’s place from week to week.\n- **Trust.** Health statements stood there without an author, a reviewer or a source.\n- **Distance.** From a typical article it took four clicks to reach a product it was about.\n\nWriting more would have made all three worse. The plan therefore began with removal, and we warned the client that the first months might dip. They did: April 2022 was the lowest month, at 481,200.',
    },
    solution: {
      sectionHeading: 'Keep, merge or remove, then sign',
      content:
        'Each article got one of three marks. We kept 58, merged 211 into 38 guides and removed 143 that nobody read or that could not be supported. Every removed URL was redirected to the page that now answers its question, or told crawlers that it is gone.\n\nFrom May on, each page carried an author and a reviewer with a qualification that can be looked up, and a source for each statement about health.\n\nThe guides moved to one template: short answer first, table of doses, cautions, then the products that fit, with the price.',
    },
    result: {
      sectionHeading: '500,000 to 900,000 in under 12 months',
      content:
        'In January 2023 the 96 remaining pages brought 900,000 visits, from 500,000 a month when we began. The line turned in May, in the second month after the removal.\n\nOrders that began on an article rose faster than the visits, because the guides lead to the shelf. We do not publish that figure; the client may.\n\nTwo things did not work. A quiz on the home page was used by few and removed in September. A set of recipe pages brought readers and no orders, and was handed back to the editors as a hobby.',
    },
    seo: {
      title: 'Living Healthy: from 500k to 900k visits in under a year',
      description:
        'How a supplements store cut 412 articles to 96, named authors and sources, and went from 500,000 to 900,000 visits a month.',
    },
    demo: true,
  },
  {
    title: 'Sixty pages that show the tool at work',
    slug: 'ai-content-tool',
    client: 'Draftlane',
    work: 'SEO, content, design',
    market: 'USA, UK, India',
    industry: 'SaaS',
    publishDate: '2025-03-11',
    services: ['webflow-seo', 'saas-marketing', 'on-page-seo'],
    series: {
      unit: 'visits from search a month',
      points: [
        { date: '2024-03-01', value: 11800 },
        { date: '2024-04-01', value: 12100 },
        { date: '2024-05-01', value: 15900 },
        { date: '2024-06-01', value: 22400 },
        { date: '2024-07-01', value: 31700 },
        { date: '2024-08-01', value: 42600 },
        { date: '2024-09-01', value: 45100 },
        { date: '2024-10-01', value: 47900 },
        { date: '2024-11-01', value: 46700 },
        { date: '2024-12-01', value: 44200 },
        { date: '2025-01-01', value: 51300 },
        { date: '2025-02-01', value: 54800 },
      ],
      changes: [
        { date: '2024-04-15', label: 'First twelve task pages' },
        { date: '2024-06-03', label: 'Forty-eight more, and a comparison page' },
        { date: '2024-07-08', label: 'Examples run without an account' },
      ],
    },
    about: {
      sectionHeading: 'A writing tool that nobody could try',
      content:
        'Draftlane is a tool that drafts product texts, job ads and newsletters. In March 2024 it had a home page, a price page and a blog about the future of writing. Search brought 11,800 visits a month, nearly all of them people who already knew the name.\n\nThe team of nine had no marketing person. They asked for a channel that would keep working in a week when nobody had time for it, and for proof within half a year.',
    },
    analysis: {
      sectionHeading: 'People search for the task',
      content:
        'We collected the searches around writing help and sorted them by what the searcher wanted to have at the end. Few asked for a tool. Most asked for a thing: a return policy, a job ad for a baker, a product text for a lamp.\n\nThe pages that answered these searches were lists of tips. None of them handed over the text itself.\n\nDraftlane could do that, but its editor stood behind a sign-up form, and the blog wrote about writing in general. The distance between the search and the product was one click too long.',
    },
    problem: {
      sectionHeading: 'A blog about the wrong thing',
      content:
        'The blog had 84 articles. They were well written and answered questions that no future customer had asked, such as what machines will mean for novelists.\n\nThe site was built in Webflow, with every page laid out by hand. A new page took two days, so nobody had made one since the launch.\n\nAnd there was doubt, rightly: pages made in series are often thin. We agreed on a rule before the first one went live. Each page must hand over a usable result to somebody who never signs up.',
    },
    solution: {
      sectionHeading: 'One page, one task, one result',
      content:
        'We designed a single template: the task as a title, three real examples, a small editor that works without an account, the limits of the result, and questions from support emails.\n\nTwelve pages went live in April. We watched them for six weeks and dropped two parts that nobody used. In June 48 more followed, written by an editor with the tool and checked by a second one, together with a comparison page that names what rivals do better.\n\nFrom July the examples ran on the page itself. That took a week of engineering and was the change with the clearest mark on the curve.',
    },
    result: {
      sectionHeading: '260%+ in under 6 months',
      content:
        'Search visits rose from 11,800 in March to 42,600 in August 2024, a growth of 261% in five months. The first two months were nearly flat, as they should be: the pages were not there yet.\n\nSince then the line has kept climbing more slowly, with a dip in November and December when fewer people write job ads. February 2025 stood at 54,800.\n\nThe 84 old articles were left alone until the autumn. Then 70 of them were removed without any visible effect, which says what they had been worth.',
    },
    seo: {
      title: 'AI content tool: 260%+ search traffic in under six months',
      description:
        'Draftlane replaced a blog about writing with sixty pages that do the task. Search traffic rose by 261% in five months.',
    },
    demo: true,
  },
  {
    title: 'One template page for every trade',
    slug: 'project-management-tool',
    client: 'Plankboard',
    work: 'SEO, content',
    market: 'USA, Australia',
    industry: 'SaaS',
    publishDate: '2024-10-08',
    services: ['saas-marketing', 'on-page-seo'],
    series: {
      unit: 'trials from search a month',
      points: [
        { date: '2023-09-01', value: 640 },
        { date: '2023-10-01', value: 668 },
        { date: '2023-11-01', value: 851 },
        { date: '2023-12-01', value: 1043 },
        { date: '2024-01-01', value: 1098 },
        { date: '2024-02-01', value: 1164 },
        { date: '2024-03-01', value: 1207 },
        { date: '2024-04-01', value: 1189 },
        { date: '2024-05-01', value: 1246 },
        { date: '2024-06-01', value: 1301 },
        { date: '2024-07-01', value: 1283 },
        { date: '2024-08-01', value: 1352 },
      ],
      changes: [
        { date: '2023-10-09', label: 'Three template pages as a test' },
        { date: '2023-11-06', label: 'Eighteen more trades' },
        { date: '2024-02-12', label: 'Templates open without an account' },
      ],
    },
    about: {
      sectionHeading: 'Planning software for people who build things',
      content:
        'Plankboard plans projects: tasks on boards, boards on a calendar. Hundreds of products do the same. In September 2023 the company counted 640 trials a month from search and could not say why one visitor stayed and another left.\n\nMarketing had two people and one question. Should they compete for the large words of their market, where every rival bids, or look for smaller ones that fit?',
    },
    analysis: {
      sectionHeading: 'Who stays until month three',
      content:
        'We followed one year of trials back to their first page. People who had searched for planning software in general were gone after eleven days. People who had searched for their own trade, a kitchen fitter or an event caterer, stayed: their share of paying accounts in month three was four times as high.\n\nThere were few of them, because only two pages on the site spoke to a trade at all. Support could name twenty more. Customers had been sending in screenshots of the boards they had built, with names of steps no marketer would invent.',
    },
    problem: {
      sectionHeading: 'A feature list for everybody',
      content:
        'The site described what the software can do and never what a job looks like in it. A kitchen fitter had to imagine it.\n\nThe existing template gallery might have helped, but it stood behind the login, so no search engine had ever seen it. Its 140 entries were sorted by date.\n\nBids on general terms cost more each quarter. The paid trials came in, looked around and left. The budget for them was larger than the whole content budget, for reasons nobody remembered.',
    },
    solution: {
      sectionHeading: 'Real boards from real customers',
      content:
        'We asked customers in twenty-one trades whether we might show their board. Most agreed once names and prices were removed.\n\nEach page shows one board step by step, explains why the steps stand in that order, and lets the visitor copy it. Three pages went live in October as a test, eighteen more in November when the test had paid for itself.\n\nIn February the templates opened without an account: one can move the cards and is asked to sign up only when saving. The general ad campaigns were cut by half in the same week.',
    },
    result: {
      sectionHeading: '63% growth in under 4 months',
      content:
        'Trials from search rose from 640 in September to 1,043 in December 2023, a growth of 63% in three months. By August 2024 there were 1,352.\n\nOpening the templates without an account did less than we had hoped. The curve shows a small step in March and a smaller one back in April.\n\nThe trades are uneven. Five pages bring more than half of the trials, four have brought none since the summer. We left those four on the site, because the customers who lent their boards are proud of them, and stopped writing pages like them.',
    },
    seo: {
      title: 'Project management tool: 63% more trials in four months',
      description:
        'Plankboard gave twenty-one trades a template page made of real boards. Trials from search grew by 63% in under four months.',
    },
    demo: true,
  },
  {
    title: 'From 2x to 5.5x on a smaller budget',
    slug: 'dunwillow-bedding',
    client: 'Dunwillow',
    work: 'Paid search',
    market: 'USA',
    industry: 'Home and bedding',
    publishDate: '2026-01-20',
    services: ['ppc-for-ecommerce', 'shopify-seo'],
    series: {
      unit: 'x return on ad spend',
      points: [
        { date: '2025-01-01', value: 2 },
        { date: '2025-02-01', value: 2.1 },
        { date: '2025-03-01', value: 2.7 },
        { date: '2025-04-01', value: 3.2 },
        { date: '2025-05-01', value: 4.1 },
        { date: '2025-06-01', value: 4.6 },
        { date: '2025-07-01', value: 5.5 },
        { date: '2025-08-01', value: 5.2 },
        { date: '2025-09-01', value: 5.4 },
        { date: '2025-10-01', value: 5.1 },
        { date: '2025-11-01', value: 4.8 },
        { date: '2025-12-01', value: 5.3 },
      ],
      changes: [
        { date: '2025-01-27', label: 'Brand campaign switched off' },
        { date: '2025-03-10', label: 'Margin labels in the feed' },
        { date: '2025-05-05', label: 'Titles of 380 products rewritten' },
        { date: '2025-06-16', label: 'Pillows leave paid search' },
      ],
    },
    about: {
      sectionHeading: 'Duvets, sheets and a rising bill',
      content:
        'Dunwillow makes bedding and sells it in its own Shopify store. In January 2025 it spent 61,000 dollars a month on search and shopping ads and took in twice that sum.\n\nAt the margins of the trade a return of 2x loses money on almost every order. The store knew it and had been told that the account needed more budget in order to learn. It came to us with a different question: how much of this could be switched off without anyone noticing?\n\nThe campaigns were told to bring revenue and did so where it was cheapest: at the customer who was already on the way.\n\n- Two dollars in five went to searches for the name Dunwillow, where no rival was bidding.\n- One target covered silk at 60% margin and pillows at 7%.\n- Feed titles began with a collection name. Nobody searches for Hushfold Classic; they search for a linen duvet cover, queen size.\n\nThe reports showed a healthy cost per click all along. It was a good price for the wrong thing.',
    },
    solution: {
      sectionHeading: 'Switch off, label, rename',
      content:
        'In week four the brand campaign was paused for fourteen days, region by region. Orders from those searches came in through the free result instead, and the campaign stayed off.\n\nIn March the feed learned what each product leaves after freight and returns. Campaigns were regrouped by that figure, with a bid limit for each group.\n\nThen came the titles: material, item, size, color, and the collection name last. 380 of them were rewritten by hand in three weeks. In June pillows left paid search altogether. They still sell, beside the duvets.',
    },
    result: {
      sectionHeading: '2x to 5.5x in under 7 months',
      content:
        'Return on ad spend went from 2x in January to 5.5x in July 2025, and ended the year at 5.3x. The monthly budget fell from 61,000 to 48,000 dollars over the same time.\n\nThe figure flatters in one respect: a part of the gain is money no longer spent on people who would have come anyway. That is still money.\n\nIn November prices per click rose with the season, and the return fell to 4.8x. We let it, because each of those orders still earned more than it cost.',
    },
    seo: {
      title: 'Dunwillow: ROAS from 2x to 5.5x on a smaller ad budget',
      description:
        'A bedding store stopped paying for its own name, put margins into the feed and rewrote 380 titles. ROAS rose from 2x to 5.5x.',
    },
    demo: true,
  },
  {
    title: 'Forty-six benches, and a reason to choose one',
    slug: 'larkmoor-garden-furniture',
    client: 'Larkmoor',
    work: 'SEO, content',
    market: 'UK, Ireland',
    industry: 'Furniture',
    publishDate: '2025-05-13',
    services: ['woocommerce-seo', 'furniture-marketing', 'on-page-seo'],
    series: {
      unit: 'orders from search a month',
      points: [
        { date: '2024-02-01', value: 112 },
        { date: '2024-03-01', value: 164 },
        { date: '2024-04-01', value: 231 },
        { date: '2024-05-01', value: 262 },
        { date: '2024-06-01', value: 248 },
        { date: '2024-07-01', value: 214 },
        { date: '2024-08-01', value: 189 },
        { date: '2024-09-01', value: 171 },
        { date: '2024-10-01', value: 148 },
        { date: '2024-11-01', value: 139 },
        { date: '2024-12-01', value: 126 },
        { date: '2025-01-01', value: 187 },
        { date: '2025-02-01', value: 243 },
        { date: '2025-03-01', value: 338 },
      ],
      changes: [
        { date: '2024-06-10', label: 'Filter URLs closed to crawlers' },
        { date: '2024-09-02', label: 'Copy for 22 categories' },
        { date: '2024-12-09', label: 'Delivery cost shown on each page' },
      ],
    },
    about: {
      sectionHeading: 'A store that lives from March to July',
      content:
        'Larkmoor sells benches, tables and planters in the UK and Ireland. Most of the year’s orders arrive between March and July, and the rest of the year is spent waiting for them.\n\nThe owner called us in February 2024, with 112 orders from search in the month, too late to change that season and early enough for the next. We agreed to judge the work by one comparison: March against March.',
    },
    analysis: {
      sectionHeading: 'Where the crawler spent its day',
      content:
        'The store runs on WooCommerce with 640 products. In four weeks of logs, Googlebot asked for 118,000 URLs. Fewer than 2,000 of them were products or categories; the rest were filters, sort orders and add-to-cart links.\n\nNew products waited up to five weeks for a first visit. In a season of five months that is a long time.\n\nThe categories themselves were bare. Forty-six benches were shown with a name and a price. Which of them may stay outside in winter was written on none of the pages.',
    },
    problem: {
      sectionHeading: 'Found late, and then not explained',
      content:
        'Two faults reached into each other. Crawlers could not get to the new goods, and buyers who did arrive could not tell one bench from the next.\n\nCustomer service answered the same four questions some thirty times a week in spring: does it rust, does it need oil, does it come assembled, what does delivery cost. The answers existed, in emails.\n\nDelivery cost was the worst of them. It appeared at the last step, and for a bench of 140 pounds it could be 60.',
    },
    solution: {
      sectionHeading: 'Close doors, then write on the open ones',
      content:
        'In June 2024 we closed sort orders, add-to-cart links and all filters but two: material and length, which people do search for. Robots rules were tested against the logs before they went live.\n\nOver the summer an editor turned the emails into copy for 22 categories, 150 to 300 words each, placed between the products rather than under them.\n\nIn December delivery cost moved onto every product page, by postcode area. The owner was afraid of that one. We agreed to take it back if orders fell for two weeks.',
    },
    result: {
      sectionHeading: '164 orders in one March, 338 in the next',
      content:
        'In March 2025 search brought 338 orders, against 164 in March 2024. February compares at 243 to 112. The months between follow the weather, so we do not compare them with each other.\n\nNew products are now fetched within three days. The delivery cost stayed: orders did not fall, and returns of benches became rarer.\n\nIrish orders hardly moved. Delivery to Ireland is dear, and now the page says so. That is an honest result and not one we can write away.',
    },
    seo: {
      title: 'Larkmoor: 164 to 338 orders from one March to the next',
      description:
        'A garden furniture store closed its crawl traps, wrote 22 category texts and showed delivery cost early. Orders doubled in a year.',
    },
    demo: true,
  },
  {
    title: 'Lighter pages for sharper knives',
    slug: 'pell-and-drury-kitchenware',
    client: 'Pell & Drury',
    work: 'SEO, design',
    market: 'USA, Canada',
    industry: 'Kitchenware',
    publishDate: '2026-06-02',
    services: ['mobile-seo', 'shopify-seo', 'on-page-seo'],
    series: {
      unit: 'orders from search a month',
      points: [
        { date: '2025-04-01', value: 318 },
        { date: '2025-05-01', value: 322 },
        { date: '2025-06-01', value: 351 },
        { date: '2025-07-01', value: 389 },
        { date: '2025-08-01', value: 402 },
        { date: '2025-09-01', value: 428 },
        { date: '2025-10-01', value: 455 },
        { date: '2025-11-01', value: 512 },
        { date: '2025-12-01', value: 631 },
        { date: '2026-01-01', value: 498 },
        { date: '2026-02-01', value: 487 },
        { date: '2026-03-01', value: 521 },
        { date: '2026-04-01', value: 546 },
      ],
      changes: [
        { date: '2025-05-19', label: 'Pictures in AVIF, sized per screen' },
        { date: '2025-06-23', label: 'Seven of eleven apps removed' },
        { date: '2025-09-08', label: 'Collections written' },
      ],
    },
    about: {
      sectionHeading: 'Good steel behind a slow door',
      content:
        'Pell & Drury sells knives, pans and boards in a Shopify store. Seven visitors in ten come with a phone. In April 2025 search brought 318 orders a month, and four out of five of them were placed on a desktop computer.\n\nSomething stood between the phones and the till. The store suspected its prices. We asked to measure the pages first, on the devices its customers use.',
    },
    analysis: {
      sectionHeading: 'Measured on a three-year-old phone',
      content:
        'On a mid-range phone and a slow line the product page needed 7.9 seconds until the main picture stood. It weighed 4.6 megabytes, of which 3.1 were pictures and 0.9 were scripts of eleven apps.\n\nField data agreed with the lab. The main picture arrived after 5.2 seconds for the slowest quarter of real visitors.\n\nFive of the apps did work that nobody at the store could name. One of them loaded a chat window for a plan that had been cancelled two years before.',
    },
    problem: {
      sectionHeading: 'Weight nobody had ordered',
      content:
        'No one had decided to build a heavy page. It had grown by one app and one larger picture at a time, and each step had been too small to notice.\n\nThe theme sent every picture at 2,400 pixels, to phones as well. Reviews, upsells and a loyalty bar each brought their own copy of the same library.\n\nThe collections, finally, had no words. A page called Knives showed 64 knives and left the choice between a gyuto and a santoku to people who had come to ask.',
    },
    solution: {
      sectionHeading: 'A limit that the build enforces',
      content:
        'In May pictures moved to AVIF with a fallback, in five widths. In June seven of the eleven apps left, after a week each of being switched off for half of the visitors to see whether anything was missed.\n\nFrom then on a limit of 1.5 megabytes applied to the product page. A theme change that exceeds it does not get released, ours included.\n\nIn September an editor wrote eighteen collections, with the difference between neighbors in the first sentence. That part cost less than one of the apps.',
    },
    result: {
      sectionHeading: '318 orders a month became 546',
      content:
        'In April 2026 search brought 546 orders, 72% more than the 318 of the April before. December reached 631, which is the season and not our doing.\n\nThe product page now weighs 1.4 megabytes. For the slowest quarter of visitors the main picture stands after 2.3 seconds, within the 2.5 that Google calls good.\n\nPhones have placed more orders than desktops since July 2025. Which part of the gain is due to speed and which to the collections we cannot separate: they overlap from September on.',
    },
    seo: {
      title: 'Pell & Drury: 72% more orders from search in one year',
      description:
        'A knife store cut its product page from 4.6 to 1.4 megabytes and wrote eighteen collections. Orders from search grew by 72%.',
    },
    demo: true,
  },
  {
    title: 'Five countries, one catalogue, no copies',
    slug: 'skarnholt-outdoor',
    client: 'Skarnholt',
    work: 'International SEO, links',
    market: 'Norway, Sweden, Germany, Netherlands, UK',
    industry: 'Outdoor clothing',
    publishDate: '2025-08-26',
    services: ['international-seo', 'link-building', 'fashion-marketing'],
    series: {
      unit: 'visits from search outside Norway a month',
      points: [
        { date: '2024-05-01', value: 9400 },
        { date: '2024-06-01', value: 9100 },
        { date: '2024-07-01', value: 9800 },
        { date: '2024-08-01', value: 9600 },
        { date: '2024-09-01', value: 10900 },
        { date: '2024-10-01', value: 13200 },
        { date: '2024-11-01', value: 15800 },
        { date: '2024-12-01', value: 18100 },
        { date: '2025-01-01', value: 17300 },
        { date: '2025-02-01', value: 19900 },
        { date: '2025-03-01', value: 23400 },
        { date: '2025-04-01', value: 26800 },
        { date: '2025-05-01', value: 30300 },
        { date: '2025-06-01', value: 33700 },
      ],
      changes: [
        { date: '2024-07-15', label: 'One folder for each country' },
        { date: '2024-08-19', label: 'Hreflang tested on each release' },
        { date: '2024-10-07', label: 'Texts by local editors' },
        { date: '2025-02-03', label: 'Rain study published' },
      ],
    },
    about: {
      sectionHeading: 'Rainwear from the wet side of Norway',
      content:
        'Skarnholt makes rain jackets and sells them online. At home the brand is known. Abroad it had stores in Swedish, German, Dutch and English that brought 9,400 visits from search a month in May 2024, all four together.\n\nThe translations had been ordered in one go three years earlier. Since then the catalogue had changed six times. The company asked whether to close the four stores or to begin again.',
    },
    analysis: {
      sectionHeading: 'Which page does Germany see',
      content:
        'For thirty product searches we wrote down which URL each country was shown. In Germany eleven searches led to the Norwegian store, in the Netherlands nine. British buyers saw prices in kroner.\n\nThe hreflang tags existed on every page, but only pointed one way: the Norwegian page named its German twin, the twin did not answer. Search engines ignore such pairs.\n\nThe words were a second matter. The German pages called the jackets Regenmantel, a coat. Buyers in Germany searched for Regenjacke.',
    },
    problem: {
      sectionHeading: 'Four stores that nobody looked after',
      content:
        'Each country lived at a different kind of URL: one on a domain of its own, two in folders, one behind a parameter. A new product appeared in some of them, after weeks.\n\nNobody was in charge. The Norwegian team released, the agency of the time translated on demand, and the tags were generated by a plug-in that had lost its list of countries in an update.\n\nClosing the stores would have been cheaper than leaving them as they were. Repairing them cost about the same as one season’s brochure.',
    },
    solution: {
      sectionHeading: 'A table, a test, and people who live there',
      content:
        'In July all five countries moved into folders of one domain, with redirects in a single hop. Hreflang now comes from a table with one row for each product. A test compares the table with the pages at each release and stops it when a return link is missing.\n\nFrom October an editor in each country rewrote the categories, starting with the words people use there.\n\nIn February we published a study with the client’s own data: how long a jacket keeps out a day of Bergen rain. Newspapers in three of the countries linked to it without being paid.',
    },
    result: {
      sectionHeading: '9,400 visits became 33,700',
      content:
        'Search visits outside Norway rose from 9,400 in May 2024 to 33,700 in June 2025. The move itself changed nothing for two months, as expected; the texts did.\n\nSweden grew most, the Netherlands least. Dutch buyers compare on marketplaces, where Skarnholt does not sell, and no page of ours will alter that.\n\nThe test has stopped four releases since. Each time a product had been added in one country and forgotten in another, and each time it was repaired within the hour.',
    },
    seo: {
      title: 'Skarnholt: one catalogue for five countries, no copies',
      description:
        'How a rainwear maker put five countries on one domain, tested its hreflang and rewrote the words. Visits abroad rose to 33,700.',
    },
    demo: true,
  },
  {
    title: 'The relaunch that lost its URLs',
    slug: 'ordinell-lighting',
    client: 'Ordinell',
    work: 'Technical SEO',
    market: 'UK, USA',
    industry: 'Lighting',
    publishDate: '2026-03-17',
    services: ['magento-seo', 'google-penalty-checker'],
    series: {
      unit: 'visits from search a month',
      points: [
        { date: '2024-11-01', value: 41200 },
        { date: '2024-12-01', value: 40300 },
        { date: '2025-01-01', value: 42900 },
        { date: '2025-02-01', value: 51600 },
        { date: '2025-03-01', value: 58800 },
        { date: '2025-04-01', value: 63100 },
        { date: '2025-05-01', value: 69700 },
        { date: '2025-06-01', value: 71200 },
        { date: '2025-07-01', value: 70400 },
        { date: '2025-08-01', value: 76900 },
        { date: '2025-09-01', value: 81300 },
        { date: '2025-10-01', value: 84500 },
        { date: '2025-11-01', value: 86100 },
      ],
      changes: [
        { date: '2024-12-16', label: '6,100 redirects in one hop' },
        { date: '2025-02-10', label: 'Layered navigation put under rules' },
        { date: '2025-07-21', label: 'Room guides replace attribute pages' },
      ],
    },
    about: {
      sectionHeading: 'New store, half the visitors',
      content:
        'Ordinell sells lamps in the UK and the USA. In September 2024 the company moved to a new Magento store. The design was praised, the checkout was quicker, and within two weeks search visits fell from 74,000 to 41,200 a month, a loss of 44%.\n\nThe developers spoke of a Google penalty. A consultant had proposed to disavow 900 links. We were called in November with a simple order: find out what it was, before anybody repairs the wrong thing.',
    },
    analysis: {
      sectionHeading: 'No penalty, and no redirect either',
      content:
        'There was no message about a manual action, and no search update fell into the days of the loss. The first day of it was the day of the release.\n\nWe put the old URLs back together from three sources: the last sitemap in a public archive, twelve months of server logs, and links from other sites. That gave 7,400 URLs. 1,300 of them answered as they should. 6,100 ended on a page that said the lamp could not be found.\n\nThe links that were to be disavowed were ordinary blogs writing about lamps.',
    },
    problem: {
      sectionHeading: 'The new store made pages of its own',
      content:
        'The old URLs were one half. The new store had brought the other half along: layered navigation in which every mix of color, metal, socket and style was a page. Crawlers found 310,000 of them in six weeks.\n\nA rule in the project plan said that redirects would follow after the launch. They were on a list, the list belonged to a person, and the person had left in August.\n\nNothing here was unusual. It was a normal relaunch with one missing file.',
    },
    solution: {
      sectionHeading: 'A list, a rule, and a reason for each page',
      content:
        'The redirects came first. Each of the 6,100 URLs was mapped to the lamp, its successor or the nearest category, by hand where it mattered, and tested against the log before release on December 16.\n\nIn February each attribute got a decision: page, filter or nothing. Two became pages, socket and style. The rest were closed to crawlers.\n\nIn July the last pages of the old attribute module gave way to guides by room, with the question buyers ask in the store: how many lumens for how many square feet.',
    },
    result: {
      sectionHeading: 'Back in eight months, and past the old level',
      content:
        'Visits stood at 41,200 in November 2024 and at 86,100 in November 2025. The old level of 74,000 was passed in August.\n\nThe redirects explain the climb until spring. Some of what was lost never returned: links to lamps that are no longer made lead to successors, and a successor is not the same thing.\n\nThe links were not disavowed. The developers now run the URL test before each release. It takes four minutes and has failed twice, both times in time.',
    },
    seo: {
      title: 'Ordinell: search traffic recovered after a lost relaunch',
      description:
        'A lighting store lost 44% of its search visits in a relaunch. 6,100 redirects and clear filter rules brought them back, and more.',
    },
    demo: true,
  },
]
