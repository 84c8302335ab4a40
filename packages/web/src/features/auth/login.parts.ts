// Parts of the sign-in page that come after it, together.
import { DemoAccounts } from './DemoAccounts.tsx'
import { DirectoryButton } from './DirectoryButton.tsx'
import { DoorLink } from './DoorLink.tsx'
import { LeftEntries } from './LeftEntries.tsx'

export const loginParts = { DemoAccounts, DirectoryButton, DoorLink, LeftEntries }
