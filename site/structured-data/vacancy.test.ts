import { expect, test } from 'vitest'
import { problemsOf } from '#tests/support/structured-data.ts'
import { graphOf } from './graph.ts'
import { type VacancyFacts, vacancy } from './vacancy.ts'

const siteUrl = 'https://prairiesignal.example'
const hiring = { hirer: 'Prairie Signal', siteUrl }
const bare: VacancyFacts = {
  path: '/career/analyst',
  title: 'Analyst',
  jobType: '',
  location: 'Pune, India',
  workplace: '',
  about: { text: '', items: [] },
  needs: [],
}
const full: VacancyFacts = {
  ...bare,
  jobType: 'Full-time',
  about: { text: 'A role with <b>.', items: ['One'] },
  needs: ['Two'],
  posted: '2026-11-02',
  lastDay: '2027-01-31',
  salary: { min: 1, max: 2 },
}

test('R-163 an open vacancy has its salary, location, and last day', () => {
  const posting = vacancy(full, hiring)
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    description: '<p>A role with &lt;b&gt;.</p><ul><li>One</li></ul><p>What you will need</p><ul><li>Two</li></ul>',
    employmentType: 'FULL_TIME',
    datePosted: '2026-11-02',
    validThrough: '2027-01-31',
    directApply: true,
    identifier: { value: 'analyst' },
    jobLocation: { address: { addressLocality: 'Pune', addressCountry: 'India' } },
    baseSalary: { currency: 'INR', value: { minValue: 1, maxValue: 2, unitText: 'YEAR' } },
  })
  const publisher = { name: 'Prairie Signal', tagline: '', email: '', profiles: [] }
  const page = { siteUrl, path: bare.path, title: 'Analyst', description: 'A role.', publisher }
  expect(problemsOf(graphOf({ ...page, nodes: [posting] }))).toEqual([])
})

test('R-154 unknown facts of a vacancy are left out', () => {
  const posting = vacancy(bare, hiring)
  for (const name of ['datePosted', 'validThrough', 'employmentType', 'baseSalary', 'jobLocationType'])
    expect(posting).not.toHaveProperty(name)
  expect(posting?.description).toBe('<p>Analyst</p>')
})

test('S-27 a remote job has the applicant’s country instead of a location', () => {
  for (const facts of [{ location: 'Remote' }, { location: '', workplace: 'Remote' }]) {
    const posting = vacancy({ ...full, ...facts }, hiring)
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    })
    expect(posting).not.toHaveProperty('jobLocation')
  }
})

test('S-27 a vacancy without a location and not remote is left out', () => {
  expect(vacancy({ ...full, location: '', workplace: 'Hybrid' }, hiring)).toBeUndefined()
})

test.each([
  ['Internship', 'INTERN'],
  ['part time', 'PART_TIME'],
  ['Full-time or part-time', ['FULL_TIME', 'PART_TIME']],
  ['Apprenticeship', undefined],
])('the job type “%s” has the value that Google reads', (jobType, employmentType) => {
  expect(vacancy({ ...full, jobType }, hiring)?.employmentType).toEqual(employmentType)
})
