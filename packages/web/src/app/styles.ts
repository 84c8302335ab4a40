// The style sheets of the Mantine components in use, in Mantine's order, then ours. laws/styles.test.ts fails if one is
// missing. The default variables (4 kB) are left out, because the provider sets all of them.
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Group.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/PasswordInput.css'
import '@mantine/core/styles/Stack.css'
import './base.css'
