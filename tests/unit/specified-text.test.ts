import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '#scripts/check/project-files.ts'

const root = process.cwd()
const copy = listFiles(root, [
  'content/*',
  'content/**/*',
  'site/features/**/*',
  'site/ui/**/*',
  'engine/messages.ts',
  'engine/failures.ts',
])
  .filter((path) => /\.(ts|tsx|md)$/.test(path) && !/\.test\.|styleguide|specimen/.test(path))
  .map((path) => readFileSync(`${root}/${path}`, 'utf8'))
  .join('\n')
  .replace(/\s+/g, ' ')

/** Claims, headings, labels, and messages that the specification gives letter for letter. */
test.each([
  ['R-089', '3X Your eCommerce Revenue with Proven Marketing Solutions'],
  ['R-090', 'Send me a proposal'],
  ['R-005', '300+'],
  ['R-006', '450%'],
  ['R-004', '$32 Million+'],
  ['R-007', '60 Million+'],
  ['R-008', '14+'],
  ['R-009', 'first SEO company in Chicago'],
  ['R-010', 'within 60 days'],
  ['R-011', '3-6-9-12 month strategy within 7 days'],
  ['R-012', '29 years since the internet revolution'],
  ['R-013', '260%+'],
  ['R-013', 'under 6 months'],
  ['R-014', '63%'],
  ['R-014', 'under 4 months'],
  ['R-015', '500k to 900k'],
  ['R-015', 'under 12 months'],
  ['R-016', '2x to 5.5x'],
  ['R-016', 'under 7 months'],
  ['R-017', '2.58%'],
  ['R-018', '$1.16'],
  ['R-019', '$7.4 trillion'],
  ['R-019', 'ecommerce sales by 2025'],
  ['R-021', 'Onboarding'],
  ['R-021', 'Strategic planning'],
  ['R-021', 'Implementation'],
  ['R-021', 'Fine-tuning performance'],
  ['R-021', 'Achieving excellence'],
  ['R-098', 'Simple, transparent pricing'],
  ['R-022', 'We create seo-driven designs.'],
  ['R-023', '1 Spot Remaining'],
  ['R-024', 'Book a Call'],
  ['R-027', 'Our results speak for themselves'],
  ['R-029', 'leave after 3 seconds'],
  ['R-029', 'browse on phones'],
  ['R-025', 'Our Past Work'],
  ['R-058', 'Request Proposal'],
  ['R-058', 'Book An Appointment'],
  ['R-148', 'Available Vacancies'],
  ['R-152', 'Our Team Story'],
  ['R-153', 'Why work with us?'],
  ['R-156', 'About The Role'],
  ['R-156', 'What you will need'],
  ['R-158', 'Apply Now'],
  ['R-142', 'Continue Reading'],
  ['R-137', 'Published On'],
  ['R-135', 'min Read'],
  ['R-126', 'Trending Article'],
  ['R-170', 'How To Use'],
  ['R-307', 'Get Started'],
  ['R-307', 'Learn More'],
  ['R-194', 'Graphic Design'],
  ['R-194', 'UX/UI Design'],
  ['R-194', 'Image Optimization'],
  ['R-194', 'Responsive Design'],
  ['R-289', 'Failed to post feedback'],
  ['R-228', 'Not Found'],
])('%s the copy still says “%s”', (_, words) => {
  expect(copy.includes(words)).toBe(true)
})
