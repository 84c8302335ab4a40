export { deviceHeaders, signIn, signOut } from './auth.data.ts'
export { LanguageSwitch } from './LanguageSwitch.tsx'
export { ProfileHead } from './ProfileHead.tsx'
export { SignInCodeSheet } from './SignInCodeSheet.tsx'
