import type { PortraitLook } from '#engine/art/portrait.ts'

/** How the invented people of the demonstration are drawn, by name. */
export const portraits: Record<string, PortraitLook> = {
  'Orla Brandvold': { hair: 'bob', light: 'dusk', glasses: true, collar: 'scarf' },
  'Maren Holt': { hair: 'tied', light: 'noon', collar: 'round' },
  'DeShawn Ellis': { hair: 'crop', light: 'dawn', beard: true, collar: 'shirt', mirrored: true },
  'Tomasz Wrona': { hair: 'short', light: 'night', glasses: true, collar: 'round' },
  'Leah Okonjo': { hair: 'curls', light: 'dusk', collar: 'round', mirrored: true },
  'Priya Raman': { hair: 'long', light: 'noon', collar: 'scarf' },
  'Sunil Deshpande': { hair: 'short', light: 'dawn', glasses: true, beard: true, collar: 'shirt', mirrored: true },
  'Anirban Sen': { hair: 'curls', light: 'night', beard: true, collar: 'round' },
  'Ketaki Joshi': { hair: 'bun', light: 'dawn', collar: 'round' },
  'Arjun Mukherjee': { hair: 'curls', light: 'noon', glasses: true, collar: 'shirt', mirrored: true },
  'Hollis Greer': { hair: 'bald', light: 'dusk', glasses: true, collar: 'shirt' },
  'Sneha Kulkarni': { hair: 'bob', light: 'night', collar: 'scarf', mirrored: true },
  'Callum Whitaker': { hair: 'crop', light: 'dawn', collar: 'round' },
  'Rupsha Dutta': { hair: 'waves', light: 'noon', glasses: true, collar: 'round' },
  'Judith Carrow': { hair: 'bun', light: 'noon', glasses: true, collar: 'scarf', mirrored: true },
  'Marek Halloran': { hair: 'crop', light: 'night', beard: true, collar: 'round' },
  'Celia Vantongeren': { hair: 'waves', light: 'dusk', collar: 'scarf' },
  'Anders Rökk': { hair: 'short', light: 'noon', beard: true, collar: 'scarf', mirrored: true },
  'Bettina Amadi': { hair: 'curls', light: 'dawn', glasses: true, collar: 'round' },
  'Gregor Sandoval': { hair: 'bald', light: 'night', beard: true, collar: 'shirt', mirrored: true },
  'Noor Feldkamp': { hair: 'long', light: 'dawn', glasses: true, collar: 'scarf' },
  'Ravi Lindgren': { hair: 'short', light: 'dusk', collar: 'round', mirrored: true },
  'Tamsin Oyelaran': { hair: 'crop', light: 'noon', glasses: true, collar: 'scarf' },
}
