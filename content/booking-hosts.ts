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
    hours: onWeekdays(['09:00', '12:00'], ['13:00', '17:00']),
    demo: true,
  },
  {
    name: 'Tomasz Wrona',
    email: 'tomasz.wrona@prairiesignal.example',
    timeZone: 'Europe/London',
    hours: onWeekdays(['10:00', '12:30'], ['13:30', '17:00']),
    demo: true,
  },
]
