/** The path of the policy, for security.txt and for the page itself. */
export const SECURITY_POLICY_PATH = '/security/'

/** How to report a vulnerability. SECURITY.md has the same text. */
export const securityPolicy: { heading: string; sentences: string[] }[] = [
  {
    heading: 'Report a vulnerability',
    sentences: [
      'Write to the contact in /.well-known/security.txt. Please do not open a public issue.',
      'Describe the URL or call, the steps that reproduce the problem, and what an attacker gains.',
      'Tell us whether you want to be named when the fix is published.',
    ],
  },
  {
    heading: 'What happens next',
    sentences: [
      'Within 3 business days we confirm that we received your report.',
      'Within 10 business days we tell you whether we can reproduce it, how severe we think it is, and when we expect a fix.',
      'We fix critical problems within 7 days and all others within 90 days, and we tell you when the fix is live.',
    ],
  },
  {
    heading: 'Testing',
    sentences: [
      'Test your own copy: `npm start` runs the whole product on one machine.',
      'On a live site, do not flood it, do not send email to other people, and stop as soon as you see data that is not yours.',
    ],
  },
  {
    heading: 'Supported versions',
    sentences: ['Only the newest version gets fixes. Update to it before you report a problem.'],
  },
]
