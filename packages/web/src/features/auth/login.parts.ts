// Parts of the sign-in page that come after it, together.
export { DemoAccounts } from './DemoAccounts.tsx'
export { DirectoryButton } from './DirectoryButton.tsx'
export { LeftEntries } from './LeftEntries.tsx'
