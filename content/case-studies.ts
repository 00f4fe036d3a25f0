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
    banner: 'banner-living',
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
        'Living Healthy sells vitamins and minerals in the USA and Canada. It had published an article most weeks for ten years, and by February 2022 those articles brought 500,000 visits a month.\n\nTraffic had been at that level for two years. The store wanted to know whether to write more, write better, or spend the money on ads. It gave us a month to answer, and then the job of doing what we recommended.',
    },
    analysis: {
      sectionHeading: 'What the server log said',
      content:
        'We compared eight weeks of server logs with the analytics. Of 412 articles, 74 brought nine visits in ten. Crawlers spent most of their requests on the other 338.\n\nMany of those were near copies. There were eleven articles on vitamin D alone, written in different years, each with part of the answer. None had a byline, and fewer than a quarter named a source.\n\nOnly 30 of the 412 articles linked to a product. Readers arrived, found half an answer, and left without seeing anything for sale.',
    },
    problem: {
      sectionHeading: 'Too many answers to the same question',
      content:
        'Three things kept the line flat.\n\n- **Overlap.** Articles on the same subject replaced each other in the results from week to week.\n- **Trust.** Health claims had no author, reviewer, or source.\n- **Distance.** From a typical article, it took four clicks to reach the product it was about.\n\nWriting more would have made all three worse. So the plan began with removal, and we warned the client that traffic might dip in the first months. It did. April 2022 was the lowest month, at 481,200.',
    },
    solution: {
      sectionHeading: 'Keep, merge, or remove, then sign',
      content:
        'We sorted every article into one of three groups. We kept 58, merged 211 into 38 guides, and removed 143 that nobody read or that had no evidence behind them. Every removed URL now redirects to the page that answers its question or returns status 410.\n\nFrom May on, every page named an author, a reviewer whose credentials readers can look up, and a source for each health claim.\n\nThe guides moved to one template: a short answer first, then a dosage table, cautions, and the matching products with prices.',
    },
    result: {
      sectionHeading: '500,000 to 900,000 in under 12 months',
      content:
        'In January 2023, the 96 remaining pages brought 900,000 visits, up from 500,000 a month when we began. The line turned upward in May, two months after the removal.\n\nOrders that began on an article grew faster than visits, because the guides lead to the products. That figure belongs to the client, so we don’t publish it.\n\nTwo things did not work. Few people used a quiz on the home page, and we removed it in September. A set of recipe pages brought readers but no orders, and the editors kept it as a hobby.',
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
    banner: 'banner-draftlane',
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
        'Draftlane is a tool that drafts product copy, job ads, and newsletters. In March 2024, it had a home page, a pricing page, and a blog about the future of writing. Search brought 11,800 visits a month, nearly all from people who already knew the name.\n\nThe team of nine had nobody in marketing. They wanted a channel that keeps working in weeks when nobody has time for it, and proof within six months.',
    },
    analysis: {
      sectionHeading: 'People search for the task',
      content:
        'We collected searches for writing help and sorted them by what the searcher wanted to end up with. Few people searched for a tool. Most searched for a result: a return policy, a job ad for a baker, a product description for a lamp.\n\nThe pages that answered these searches were lists of tips. None of them delivered the text itself.\n\nDraftlane could do that, but its editor was behind a sign-up form, and its blog covered writing in general. The product was one click too far from the search.',
    },
    problem: {
      sectionHeading: 'A blog about the wrong thing',
      content:
        'The blog had 84 articles. They were well written, but they answered questions that no future customer had asked, such as what machines will mean for novelists.\n\nThe site was built in Webflow, with every page laid out by hand. A new page took two days, so nobody had made one since the launch.\n\nThe team also had a fair doubt: pages produced in series are often thin. So we agreed on a rule before the first one went live. Every page must give a usable result to someone who never signs up.',
    },
    solution: {
      sectionHeading: 'One page, one task, one result',
      content:
        'We designed a single template: the task as a title, three real examples, a small editor that works without an account, the limits of the result, and questions from support emails.\n\nTwelve pages went live in April. We watched them for six weeks and dropped two sections that nobody used. In June, 48 more followed. One editor wrote them with the tool and a second checked them. We also added a comparison page that says what competitors do better.\n\nFrom July, visitors could run the examples on the page itself. That took a week of engineering and had the clearest effect on the chart.',
    },
    result: {
      sectionHeading: '260%+ in under 6 months',
      content:
        'Search visits rose from 11,800 in March to 42,600 in August 2024, up 261% in five months. The first two months were nearly flat, because the pages didn’t exist yet.\n\nSince then, the line has climbed more slowly, with a dip in November and December when fewer people write job ads. It reached 54,800 in February 2025.\n\nWe left the 84 old articles alone until the fall. Then we removed 70 of them, with no visible effect on traffic.',
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
    banner: 'banner-plankboard',
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
        'Plankboard plans projects: tasks on boards, boards on a calendar. Hundreds of products do the same. In September 2023, the company got 640 trials a month from search and could not say why one visitor stayed and another left.\n\nThe two people in marketing had one question. Should they compete for the big keywords, where every competitor bids, or look for smaller ones that fit?',
    },
    analysis: {
      sectionHeading: 'Who stays until month three',
      content:
        'We traced a year of trials back to their first page. People who had searched for planning software in general were gone after eleven days. People who had searched for their own trade, such as kitchen remodeling or catering, stayed. They were four times as likely to be paying in month three.\n\nThere were few of them, because only two pages on the site addressed a trade at all. Support could name twenty more. Customers had been sending in screenshots of the boards they had built, with step names no marketer would invent.',
    },
    problem: {
      sectionHeading: 'A feature list for everybody',
      content:
        'The site described what the software can do, but never what a real job looks like in it. A kitchen remodeler had to imagine it.\n\nThe template gallery might have helped, but it was behind the login, so no search engine had ever seen it. Its 140 entries were sorted by date.\n\nBids on general keywords cost more each quarter. People who came from those ads looked around and left. The ad budget was larger than the whole content budget, for reasons nobody remembered.',
    },
    solution: {
      sectionHeading: 'Real boards from real customers',
      content:
        'We asked customers in twenty-one trades if we could show their boards. Most agreed once we had removed names and prices.\n\nEach page shows one board step by step, explains why the steps are in that order, and lets the visitor copy it. Three pages went live in October as a test. Eighteen more followed in November, once the test had paid for itself.\n\nIn February, we opened the templates to people without an account. Visitors can move the cards and need to sign up only to save. We cut the general ad campaigns in half the same week.',
    },
    result: {
      sectionHeading: '63% growth in under 4 months',
      content:
        'Trials from search rose from 640 in September to 1,043 in December 2023, up 63% in three months. By August 2024, there were 1,352.\n\nOpening the templates to everyone did less than we had hoped. The chart shows a small step up in March and a smaller one down in April.\n\nResults vary by trade. Five pages bring more than half of the trials, and four have brought none since the summer. We kept those four, because the customers who lent us their boards are proud of them, but we stopped making pages like them.',
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
    banner: 'banner-dunwillow',
    publishDate: '2026-01-20',
    services: ['ppc-for-ecommerce'],
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
        { date: '2025-12-01', value: 5.5 },
      ],
      changes: [
        { date: '2025-01-27', label: 'Brand campaign switched off' },
        { date: '2025-03-10', label: 'Margin labels in the feed' },
        { date: '2025-05-05', label: 'Titles of 380 products rewritten' },
        { date: '2025-06-16', label: 'Pillows leave paid search' },
      ],
    },
    about: {
      sectionHeading: 'Duvets, sheets, and a rising bill',
      content:
        'Dunwillow makes bedding and sells it in its own Shopify store. In January 2025, it spent $61,000 a month on search and shopping ads and took in twice that amount.\n\nAt margins like Dunwillow’s, a return of 2x loses money on almost every order. The store knew that, and its last agency had said the account needed more budget in order to learn. Dunwillow came to us with a different question: how much of this could be switched off without anyone noticing?\n\nThe campaigns were set to maximize revenue, and they got it where it was cheapest: from customers who were already on their way to the store.\n\n- Two dollars in five went to searches for the name Dunwillow, where no competitor was bidding.\n- One target covered silk at 60% margin and pillows at 7%.\n- Feed titles began with a collection name. People don’t search for Hushfold Classic. They search for a linen duvet cover, queen size.\n\nThe reports showed a healthy cost per click all along. It was a good price for the wrong clicks.',
    },
    solution: {
      sectionHeading: 'Switch off, label, rename',
      content:
        'In week four, we paused the brand campaign for fourteen days, region by region. Orders from those searches came in through the free result instead, so the campaign stayed off.\n\nIn March, we added each product’s margin after freight and returns to the feed. We regrouped the campaigns by that figure, with a bid limit for each group.\n\nThen came the titles: material, item, size, color, and the collection name last. We rewrote 380 of them by hand in three weeks. In June, we took pillows out of paid search altogether. They still sell, next to the duvets.',
    },
    result: {
      sectionHeading: '2x to 5.5x in under 7 months',
      content:
        'Return on ad spend rose from 2x in January to 5.5x in July 2025. The months after that ranged from 4.8x to 5.4x, and December closed at 5.5x again. The monthly budget fell from $61,000 to $48,000 over the year.\n\nThe figure is flattering in one respect. Part of the gain is money no longer spent on people who would have come anyway. That is still money.\n\nIn November, clicks got more expensive with the season, and the return fell to 4.8x. We let it, because each of those orders still earned more than it cost.',
    },
    seo: {
      title: 'Dunwillow: ROAS from 2x to 5.5x on a smaller ad budget',
      description:
        'A bedding store stopped paying for its own name, put margins in the feed, and rewrote 380 titles. ROAS rose from 2x to 5.5x.',
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
    banner: 'banner-larkmoor',
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
        'Larkmoor sells benches, tables, and planters in the UK and Ireland. Most of the year’s orders arrive between March and July, and the store spends the rest of the year waiting for them.\n\nThe owner called us in February 2024, a month with 112 orders from search. It was too late to change that season and early enough for the next. We agreed to measure the work by one comparison: March to March.',
    },
    analysis: {
      sectionHeading: 'Where the crawler spent its day',
      content:
        'The store runs on WooCommerce with 640 products. In four weeks of logs, Googlebot requested 118,000 URLs. Fewer than 2,000 of them were products or categories. The rest were filters, sort orders, and add-to-cart links.\n\nNew products waited up to five weeks for Googlebot’s first visit. In a five-month season, that is a long time.\n\nThe category pages were bare. They showed forty-six benches, each with a name and a price. No page said which ones can stay outside in winter.',
    },
    problem: {
      sectionHeading: 'Found late, and then not explained',
      content:
        'Two problems made each other worse. Crawlers could not reach the new products, and buyers who did arrive could not tell one bench from the next.\n\nIn spring, customer service answered the same four questions about thirty times a week: does it rust, does it need oil, does it come assembled, and what does delivery cost? The answers existed, but only in emails.\n\nDelivery cost was the worst of them. It appeared at the last step, and for a £140 bench it could be £60.',
    },
    solution: {
      sectionHeading: 'Close the filters, then explain the benches',
      content:
        'In June 2024, we blocked sort orders, add-to-cart links, and every filter except material and length, which people do search for. We tested the robots.txt rules against the logs before they went live.\n\nOver the summer, an editor turned the emails into copy for 22 categories, 150 to 300 words each, placed between the products rather than under them.\n\nIn December, we put the delivery cost on every product page, by delivery area. That change worried the owner, so we agreed to undo it if orders fell for two weeks.',
    },
    result: {
      sectionHeading: '164 orders in one March, 338 in the next',
      content:
        'In March 2025, search brought 338 orders, compared with 164 in March 2024. February went from 112 to 243. The months in between follow the weather, so we don’t compare them with each other.\n\nGooglebot now fetches new products within three days. The delivery cost stayed on the pages: orders did not fall, and fewer benches came back.\n\nIrish orders hardly moved. Delivery to Ireland is expensive, and now the page says so. Better copy won’t change that.',
    },
    seo: {
      title: 'Larkmoor: 164 to 338 orders from one March to the next',
      description:
        'A garden furniture store closed its crawl traps, wrote copy for 22 categories, and showed delivery cost early. Orders doubled in a year.',
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
    banner: 'banner-pell',
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
        { date: '2025-05-19', label: 'Images in AVIF, sized per screen' },
        { date: '2025-06-23', label: 'Seven of eleven apps removed' },
        { date: '2025-09-08', label: 'Collections written' },
      ],
    },
    about: {
      sectionHeading: 'Good steel behind a slow door',
      content:
        'Pell & Drury sells knives, pans, and boards in a Shopify store. Seven in ten visitors use a phone. In April 2025, search brought 318 orders a month, and four out of five were placed on a desktop computer.\n\nSomething was keeping phone users from checking out. The store suspected its prices. We asked to measure the pages first, on the devices its customers use.',
    },
    analysis: {
      sectionHeading: 'Measured on a three-year-old phone',
      content:
        'On a mid-range phone and a slow connection, the product page took 7.9 seconds to show its main image. It weighed 4.6 MB: 3.1 MB of images and 0.9 MB of scripts from eleven apps.\n\nField data agreed with the lab. For the slowest quarter of real visitors, the main image took 5.2 seconds or more.\n\nNobody at the store could say what five of the apps did. One of them loaded a chat window for a plan that had been canceled two years earlier.',
    },
    problem: {
      sectionHeading: 'Weight nobody had ordered',
      content:
        'Nobody had decided to build a heavy page. It had grown one app and one larger image at a time, and each step was too small to notice.\n\nThe theme sent every image at 2,400 pixels, even to phones. Reviews, upsells, and a loyalty bar each brought their own copy of the same library.\n\nThe collection pages had no copy. A page called Knives showed 64 knives and left the choice between a gyuto and a santoku to people who had come to ask.',
    },
    solution: {
      sectionHeading: 'A limit that the build enforces',
      content:
        'In May, we moved images to AVIF with a fallback, in five widths. In June, we removed seven of the eleven apps. First we turned each one off for half of the visitors for a week, to see whether anyone missed it.\n\nSince then, the product page has had a limit of 1.5 MB. A theme change that exceeds it is not released, even if it’s ours.\n\nIn September, an editor wrote copy for eighteen collections that explains in its first sentence how one kind differs from the next. That cost less than one of the apps.',
    },
    result: {
      sectionHeading: '318 orders a month became 546',
      content:
        'In April 2026, search brought 546 orders, 72% more than the 318 of April 2025. December reached 631, but that was the season, not our work.\n\nThe product page now weighs 1.4 MB. Three quarters of visitors see the main image within 2.3 seconds, inside the 2.5 that Google calls good.\n\nPhones have brought more orders than desktops since July 2025. We can’t say how much of the gain comes from speed and how much from the copy, because the two overlap from September on.',
    },
    seo: {
      title: 'Pell & Drury: 72% more orders from search in one year',
      description:
        'A knife store cut its product page from 4.6 to 1.4 MB and wrote copy for eighteen collections. Orders from search grew by 72%.',
    },
    demo: true,
  },
  {
    title: 'Five countries, one catalog, no duplicates',
    slug: 'skarnholt-outdoor',
    client: 'Skarnholt',
    work: 'International SEO, links',
    market: 'Norway, Sweden, Germany, Netherlands, UK',
    industry: 'Outdoor clothing',
    banner: 'banner-skarnholt',
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
        'Skarnholt makes rain jackets and sells them online. The brand is well known at home. Abroad, its stores in Swedish, German, Dutch, and English brought a total of 9,400 visits from search in May 2024.\n\nThe company had ordered all the translations at once, three years earlier. The catalog had changed six times since then. Skarnholt asked whether to close the four stores or start over.',
    },
    analysis: {
      sectionHeading: 'Which page does Germany see?',
      content:
        'For thirty product searches, we recorded which URL each country saw. Eleven searches in Germany and nine in the Netherlands led to the Norwegian store. British buyers saw prices in kroner.\n\nEvery page had hreflang tags, but they pointed only one way: the Norwegian page named its German version, and the German page didn’t link back. Search engines ignore such pairs.\n\nThe wording was a second problem. The German pages called the jackets Regenmantel, a coat. Buyers in Germany searched for Regenjacke.',
    },
    problem: {
      sectionHeading: 'Four stores that nobody looked after',
      content:
        'Each country lived at a different kind of URL: one on its own domain, two in folders, and one behind a parameter. New products took weeks to appear in some of them and never appeared in others.\n\nNobody was in charge. The Norwegian team released products, the previous agency translated on demand, and a plug-in that had lost its list of countries in an update generated the tags.\n\nClosing the stores would have been cheaper than leaving them as they were. Repairing them cost about the same as one season’s brochure.',
    },
    solution: {
      sectionHeading: 'A table, a test, and people who live there',
      content:
        'In July, we moved all five countries into folders on one domain, with single-hop redirects. The hreflang tags now come from a table with one row per product. A test compares the table with the pages before each release and stops the release if a return link is missing.\n\nStarting in October, an editor in each country rewrote the category pages in the words people use there.\n\nIn February, we published a study with the client’s own data on how long a jacket keeps out the Bergen rain. Newspapers in three of the countries linked to it, unpaid.',
    },
    result: {
      sectionHeading: '9,400 visits became 33,700',
      content:
        'Search visits outside Norway rose from 9,400 in May 2024 to 33,700 in June 2025. The move itself changed nothing for two months, as expected. The new copy did.\n\nSweden grew most and the Netherlands least. Dutch buyers compare on marketplaces, where Skarnholt does not sell, and our pages can’t change that.\n\nThe test has stopped four releases so far. Each time, a product had been added in one country and forgotten in another, and each time the team fixed it within the hour.',
    },
    seo: {
      title: 'Skarnholt: one catalog for five countries, no duplicates',
      description:
        'How a rainwear maker put five countries on one domain, tested its hreflang tags, and rewrote its copy. Visits abroad rose to 33,700.',
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
    banner: 'banner-ordinell',
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
        { date: '2025-02-10', label: 'Rules for layered navigation' },
        { date: '2025-07-21', label: 'Room guides replace attribute pages' },
      ],
    },
    about: {
      sectionHeading: 'New store, half the visitors',
      content:
        'Ordinell sells lamps in the UK and the USA. In September 2024, the company moved to a new Magento store. People praised the design, the checkout was faster, and within two weeks search visits fell from 74,000 to 41,200 a month, a loss of 44%.\n\nThe developers blamed a Google penalty. A consultant suggested disavowing 900 links. Ordinell called us in November with a simple request: find the cause before anybody fixes the wrong thing.',
    },
    analysis: {
      sectionHeading: 'No penalty, and no redirect either',
      content:
        'There was no message about a manual action, and no search update in the days of the drop. It began on the day of the release.\n\nWe rebuilt the list of old URLs from three sources: the last sitemap in a public archive, twelve months of server logs, and links from other sites. That gave us 7,400 URLs. Only 1,300 of them worked. The other 6,100 ended on a page that said the lamp could not be found.\n\nThe links on the disavow list came from ordinary blogs about lamps.',
    },
    problem: {
      sectionHeading: 'The new store made pages of its own',
      content:
        'The old URLs were half of the problem. The other half came with the new store: layered navigation that made a page for every mix of color, metal, socket, and style. Crawlers found 310,000 of them in six weeks.\n\nThe project plan said that redirects would follow after the launch. They were on a list, the list belonged to one person, and that person left in August.\n\nNone of this was unusual. It was a normal relaunch with one missing file.',
    },
    solution: {
      sectionHeading: 'A list, a rule, and a reason for each page',
      content:
        'The redirects came first. We mapped each of the 6,100 URLs to the same lamp, its successor, or the nearest category, by hand where it mattered, and tested the list against the log before the release on December 16.\n\nIn February, we decided for each attribute whether it should be a page, a filter, or neither. Socket and style became pages. We closed the rest to crawlers.\n\nIn July, guides by room replaced the last pages of the old attribute module. They answer what buyers ask in the store: how many lumens for how many square feet?',
    },
    result: {
      sectionHeading: 'Back to the old level in eight months, then past it',
      content:
        'Visits rose from 41,200 in November 2024 to 86,100 in November 2025. They passed the old level of 74,000 in August.\n\nThe redirects explain the growth until spring. Some traffic never came back: links to discontinued lamps now lead to their successors, and a successor is not the same lamp.\n\nNobody disavowed the links. The developers now run the URL test before each release. It takes four minutes and has caught two bad releases.',
    },
    seo: {
      title: 'Ordinell: search traffic recovered after a lost relaunch',
      description:
        'A lighting store lost 44% of its search visits in a relaunch. 6,100 redirects and clear filter rules brought them back, and more.',
    },
    demo: true,
  },
]
