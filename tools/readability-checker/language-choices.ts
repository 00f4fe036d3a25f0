/** Languages that a visitor can choose; texts in others get LIX and RIX only. */
export const languageChoices = {
  auto: 'Detect',
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
  ru: 'Russian',
} as const
