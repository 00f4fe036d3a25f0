import type { Navigation } from './types.ts'

export const navigation: Navigation = {
  menus: [
    {
      label: 'SEO',
      href: '/services/seo/',
      lead: 'Every service page shows when results start and when they peak, in weeks from the day you sign.',
      moreLabel: 'See the results',
      moreHref: '/case-study/',
      columns: [
        {
          heading: 'Core',
          href: '/services/seo/',
          source: 'links',
          links: [
            { label: 'SEO', href: '/services/seo/' },
            { label: 'On-page SEO', href: '/services/on-page-seo/' },
            { label: 'Mobile SEO', href: '/services/mobile-seo/' },
            { label: 'Link building', href: '/services/link-building/' },
            { label: 'All services', href: '/services/' },
            { label: 'Google penalty checker', href: '/services/google-penalty-checker/' },
          ],
        },
        {
          heading: 'Markets',
          source: 'links',
          links: [
            { label: 'Local SEO', href: '/services/local-seo/' },
            { label: 'International SEO', href: '/services/international-seo/' },
            { label: 'White label SEO', href: '/services/white-label-seo/' },
            { label: 'Podcast SEO', href: '/services/podcast-seo/' },
          ],
        },
        { heading: 'Platforms', source: 'services', family: 'cms' },
        { heading: 'Industries', href: '/#industriesFaq', source: 'services', family: 'industry' },
      ],
    },
    {
      label: 'PPC',
      href: '/services/ppc-for-ecommerce/',
      lead: 'The same rule in every trade: a campaign runs as long as a customer costs less than you earn from one.',
      moreLabel: 'Get a free audit',
      moreHref: '/#audit',
      columns: [
        {
          heading: 'Health and care',
          source: 'links',
          links: [
            { label: 'PPC for dentists', href: '/services/ppc-for-dentists/' },
            { label: 'PPC for doctors', href: '/services/ppc-for-doctors/' },
            { label: 'PPC for therapists', href: '/services/ppc-for-therapists/' },
            { label: 'PPC for chiropractors', href: '/services/ppc-for-chiropractors/' },
            { label: 'PPC for veterinarians', href: '/services/ppc-for-veterinarians/' },
            { label: 'PPC for gyms', href: '/services/ppc-for-gyms/' },
            { label: 'PPC for salons', href: '/services/ppc-for-salons/' },
          ],
        },
        {
          heading: 'Home and yard',
          source: 'links',
          links: [
            { label: 'PPC for plumbers', href: '/services/ppc-for-plumbers/' },
            { label: 'PPC for electricians', href: '/services/ppc-for-electricians/' },
            { label: 'PPC for roofers', href: '/services/ppc-for-roofers/' },
            { label: 'PPC for HVAC', href: '/services/ppc-for-hvac/' },
            { label: 'PPC for contractors', href: '/services/ppc-for-contractors/' },
            { label: 'PPC for landscapers', href: '/services/ppc-for-landscapers/' },
            { label: 'PPC for cleaners', href: '/services/ppc-for-cleaners/' },
            { label: 'PPC for movers', href: '/services/ppc-for-movers/' },
          ],
        },
        {
          heading: 'Professional services',
          source: 'links',
          links: [
            { label: 'PPC for lawyers', href: '/services/ppc-for-lawyers/' },
            { label: 'PPC for accountants', href: '/services/ppc-for-accountants/' },
            { label: 'PPC for realtors', href: '/services/ppc-for-realtors/' },
            { label: 'PPC for startups', href: '/services/ppc-for-startups/' },
            { label: 'PPC for nonprofits', href: '/services/ppc-for-nonprofits/' },
          ],
        },
        {
          heading: 'Retail and hospitality',
          source: 'links',
          links: [
            { label: 'PPC for ecommerce', href: '/services/ppc-for-ecommerce/' },
            { label: 'PPC for restaurants', href: '/services/ppc-for-restaurants/' },
            { label: 'PPC for hotels', href: '/services/ppc-for-hotels/' },
            { label: 'PPC for auto repair', href: '/services/ppc-for-auto-repair/' },
          ],
        },
      ],
    },
    {
      label: 'Tools',
      href: '/tools/',
      lead: 'Free, and you don’t need an account. Every figure has a source, and a figure we don’t have stays blank.',
      moreLabel: 'All free tools',
      moreHref: '/tools/',
      searchTools: true,
      columns: [
        { heading: 'SEO', href: '/tools/#seo', source: 'tools', category: 'seo' },
        { heading: 'Content', href: '/tools/#content', source: 'tools', category: 'content' },
        { heading: 'Image converter', href: '/tools/#image', source: 'tools', category: 'image' },
        { heading: 'Code minifier', href: '/tools/#code', source: 'tools', category: 'code' },
        { heading: 'Misc', href: '/tools/#misc', source: 'tools', category: 'misc' },
      ],
    },
    {
      label: 'Creative',
      href: '/creative/',
      lead: 'We take six projects a quarter. The people who design them also make them rank.',
      moreLabel: 'Creative services',
      moreHref: '/creative/',
      columns: [
        {
          heading: 'Services',
          href: '/creative/',
          source: 'links',
          links: [
            { label: 'Graphic Design', href: '/creative/#graphic-design' },
            { label: 'Web Design', href: '/creative/#web-design' },
            { label: 'Branding', href: '/creative/#branding' },
            { label: 'UX/UI Design', href: '/creative/#ux-ui-design' },
            { label: 'Image Optimization', href: '/creative/#image-optimization' },
            { label: 'Responsive Design', href: '/creative/#responsive-design' },
          ],
        },
        {
          heading: 'Past work',
          href: '/portfolio',
          source: 'links',
          links: [
            { label: 'Product work', href: '/portfolio#product' },
            { label: 'Brand work', href: '/portfolio#brand' },
            { label: 'Web work', href: '/portfolio#web' },
          ],
        },
        {
          heading: 'Do it yourself',
          href: '/tools/',
          source: 'links',
          links: [
            { label: 'Image compressor', href: '/tools/image-compressor/' },
            { label: 'Favicon generator', href: '/tools/favicon-generator/' },
            { label: 'SVG optimizer', href: '/tools/svg-minifier/' },
            { label: 'Color contrast checker', href: '/tools/color-contrast-checker/' },
          ],
        },
      ],
    },
    {
      label: 'Blog',
      href: '/blog/',
      lead: 'What we measured and how, so you can check it yourself.',
      moreLabel: 'All articles',
      moreHref: '/blog/',
      columns: [
        { heading: 'Topics', href: '/blog/', source: 'categories' },
        {
          heading: 'Authors',
          source: 'links',
          links: [
            { label: 'Maren Holt', href: '/author/maren.holt/' },
            { label: 'Tomasz Wrona', href: '/author/tomasz.wrona/' },
            { label: 'DeShawn Ellis', href: '/author/deshawn.ellis/' },
            { label: 'Priya Raman', href: '/author/priya.raman/' },
          ],
        },
        {
          heading: 'Find',
          source: 'links',
          links: [
            { label: 'Search', href: '/search/' },
            { label: 'Case studies', href: '/case-study/' },
          ],
        },
      ],
    },
    {
      label: 'About',
      href: '/our-journey/',
      lead: 'Four offices. You talk with the people who do the work.',
      moreLabel: 'Our journey',
      moreHref: '/our-journey/',
      columns: [
        {
          heading: 'Agency',
          href: '/our-journey/',
          source: 'links',
          links: [
            { label: 'Our journey', href: '/our-journey/' },
            { label: 'The founder', href: '/founder/orla-brandvold/' },
            { label: 'Careers', href: '/career/' },
            { label: 'Contact', href: '/contact-us/' },
          ],
        },
        {
          heading: 'Work',
          href: '/case-study/',
          source: 'links',
          links: [
            { label: 'Case studies', href: '/case-study/' },
            { label: 'Portfolio', href: '/portfolio' },
            { label: 'Testimonials', href: '/testimonial/' },
          ],
        },
        {
          heading: 'Featured case studies',
          href: '/case-study/',
          source: 'links',
          links: [
            { label: 'Living Healthy', href: '/case-study/living-healthy-24' },
            { label: 'AI content tool', href: '/case-study/ai-content-tool' },
            { label: 'Project management tool', href: '/case-study/project-management-tool' },
          ],
        },
      ],
    },
  ],
  footer: [
    {
      heading: 'SEO',
      links: [
        { label: 'SEO', href: '/services/seo/' },
        { label: 'On-page SEO', href: '/services/on-page-seo/' },
        { label: 'Local SEO', href: '/services/local-seo/' },
        { label: 'International SEO', href: '/services/international-seo/' },
        { label: 'Link building', href: '/services/link-building/' },
        { label: 'All services', href: '/services/' },
      ],
    },
    {
      heading: 'Agency',
      links: [
        { label: 'Our journey', href: '/our-journey/' },
        { label: 'Case studies', href: '/case-study/' },
        { label: 'Portfolio', href: '/portfolio' },
        { label: 'Testimonials', href: '/testimonial/' },
        { label: 'Careers', href: '/career/' },
        { label: 'Contact', href: '/contact-us/' },
      ],
    },
    {
      heading: 'Free tools',
      links: [
        { label: 'Free website audit', href: '/audit/' },
        { label: 'Redirect checker', href: '/tools/redirect-checker/' },
        { label: 'Schema markup validator', href: '/tools/schema-validator/' },
        { label: 'Keyword rank checker', href: '/tools/serp-rank-checker/' },
        { label: 'Plagiarism checker', href: '/tools/plagiarism-checker/' },
        { label: 'All free tools', href: '/tools/' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy policy', href: '/privacy-policy/' },
    { label: 'Terms and conditions', href: '/terms-and-conditions/' },
  ],
}
