import type { EmployeeTestimonial } from './types.ts'

// Cards show the first 15 words of `feedback`.
export const employeeTestimonials: EmployeeTestimonial[] = [
  {
    employeeName: 'Ketaki Joshi',
    employeeDesignation: 'SEO analyst, Pune',
    feedback:
      'In my first week I stopped a release because a test failed. Nobody complained. They asked what the test had found. That told me what kind of place this is.',
    order: 1,
    demo: true,
  },
  {
    employeeName: 'Arjun Mukherjee',
    employeeDesignation: 'Designer, Kolkata',
    feedback:
      'We take six projects a quarter, not seven. So there is time to draw the empty state, the error, and the version for a broken screen, and that is how I learned.',
    order: 2,
    demo: true,
  },
  {
    employeeName: 'Hollis Greer',
    employeeDesignation: 'Paid search specialist, Chicago',
    feedback:
      'I told a client to spend less in my third month here. The founder read the email, changed one comma, and sent it. At my last job I would have needed a meeting.',
    order: 3,
    demo: true,
  },
  {
    employeeName: 'Sneha Kulkarni',
    employeeDesignation: 'Editor, Pune',
    feedback:
      'A second person reads every text before it goes out, even those of the head of content. Being corrected daily is less frightening than it sounds, and my sentences got shorter.',
    order: 4,
    demo: true,
  },
  {
    employeeName: 'Callum Whitaker',
    employeeDesignation: 'Analyst, Manchester',
    feedback:
      'Clients know my name and I know their margins. When a figure looks wrong I call the person who made it, without anybody in between.',
    order: 5,
    demo: true,
  },
  {
    employeeName: 'Rupsha Dutta',
    employeeDesignation: 'Front-end developer, Kolkata',
    feedback:
      'The limit in kilobytes is real. I have seen it stop a director of ours. It makes arguments short, because the page either fits or it does not, and then we go home.',
    order: 6,
    demo: true,
  },
]
