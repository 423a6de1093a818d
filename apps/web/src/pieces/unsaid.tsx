import './unsaid.css'
import type { ReactNode } from 'react'

/** What is drawn on a button whose label says it all. */
export const Unsaid = ({ children }: { readonly children: ReactNode }) => (
  <span className="unsaid" aria-hidden="true">
    {children}
  </span>
)
