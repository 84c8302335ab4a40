import './styles.ts'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { forgetTypedFirst, readTypedFirst } from '../platform/typed.first.ts'
import { AppProviders } from './AppProviders.tsx'
import { start } from './start.ts'

async function open(): Promise<void> {
  const router = await start()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  // Until the first screen is loaded, the page shows what index.html has.
  await router.load()
  // In one task, so that no key is pressed between the page of index.html and the app's.
  readTypedFirst(root)
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <AppProviders router={router} />
      </StrictMode>,
    ),
  )
  forgetTypedFirst()
}

// Not awaited here: the chunks of screens import this one, and would wait for it.
void open()
