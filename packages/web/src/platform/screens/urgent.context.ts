// What is urgent in the person's rooms, as rows for the top of home. The shell says what shows it: home names no kind of
// care.
import { createContext, type ReactNode } from 'react'

export const UrgentRows = createContext<ReactNode>(null)
