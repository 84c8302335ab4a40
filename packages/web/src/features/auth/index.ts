export { LanguageSwitch } from './LanguageSwitch.tsx'
export { ProfileHead } from './ProfileHead.tsx'
