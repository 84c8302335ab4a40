import './styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppProviders } from './AppProviders.tsx'
import { start } from './start.ts'

const router = await start()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <AppProviders router={router} />
  </StrictMode>,
)
