import type { BookingHost } from './types.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

const onWeekdays = (...stretches: [opens: string, closes: string][]) =>
  weekdays.flatMap((weekday) => stretches.map(([opens, closes]) => ({ weekday, opens, closes })))

// Fictional, like the team: these mailboxes do not exist.
export const bookingHosts: BookingHost[] = [
  {
    name: 'Maren Holt',
    email: 'maren.holt@prairiesignal.example',
    timeZone: 'America/Chicago',
    meetingUrl: 'https://meet.prairiesignal.example/maren-holt',
    work: ['seo'],
    hours: onWeekdays(['09:00', '12:00'], ['13:00', '17:00']),
    demo: true,
  },
  {
    name: 'Tomasz Wrona',
    email: 'tomasz.wrona@prairiesignal.example',
    timeZone: 'Europe/London',
    meetingUrl: 'https://meet.prairiesignal.example/tomasz-wrona',
    work: ['seo'],
    hours: onWeekdays(['10:00', '12:30'], ['13:30', '17:00']),
    demo: true,
  },
  {
    name: 'DeShawn Ellis',
    email: 'deshawn.ellis@prairiesignal.example',
    timeZone: 'America/Chicago',
    meetingUrl: 'https://meet.prairiesignal.example/deshawn-ellis',
    work: ['ppc'],
    hours: onWeekdays(['09:00', '12:00'], ['13:00', '17:00']),
    demo: true,
  },
  // Offices in India take calls while Chicago is awake.
  {
    name: 'Priya Raman',
    email: 'priya.raman@prairiesignal.example',
    timeZone: 'Asia/Kolkata',
    work: ['content'],
    hours: onWeekdays(['15:00', '20:00']),
    demo: true,
  },
  {
    name: 'Anirban Sen',
    email: 'anirban.sen@prairiesignal.example',
    timeZone: 'Asia/Kolkata',
    work: ['creative'],
    hours: onWeekdays(['15:00', '20:00']),
    demo: true,
  },
]
