import { expect, test } from 'vitest'
import { jobPosting } from './job-posting.ts'

const hiring = { hirer: 'Prairie Signal', siteUrl: 'https://prairiesignal.example' }
const bare = {
  title: 'Analyst',
  jobType: '',
  location: '',
  about: { text: '', items: [] },
  needs: [],
  url: 'https://x',
}

test('R-163: an open vacancy tells search engines its pay, place and last day', () => {
  const posting = jobPosting(
    {
      ...bare,
      jobType: 'Full-time',
      location: 'Pune, India',
      about: { text: 'A role.', items: ['One'] },
      needs: ['Two'],
      posted: { iso: '2026-11-02', text: '' },
      lastDay: { iso: '2027-01-31', text: '' },
    },
    { ...hiring, salary: { min: 1, max: 2 } },
  )
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    description: 'A role.\nOne\nTwo',
    employmentType: 'FULL_TIME',
    datePosted: '2026-11-02',
    validThrough: '2027-01-31',
    jobLocation: { address: { addressLocality: 'Pune', addressCountry: 'India' } },
    baseSalary: { currency: 'INR', value: { minValue: 1, maxValue: 2, unitText: 'YEAR' } },
  })
})

test('R-154: what is not known of a vacancy is left out', () => {
  const posting = jobPosting(bare, hiring)
  for (const name of ['datePosted', 'validThrough', 'employmentType', 'jobLocation', 'baseSalary'])
    expect(posting).not.toHaveProperty(name)
  expect(posting.description).toBe('Analyst')
})
