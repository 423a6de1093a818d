import { useEffect, useRef, useState } from 'react'
import { useTable } from './context.ts'

/** Speaks to those who listen: what has happened since they last chose, then the question. */
export const Live = () => {
  const log = useTable((state) => state.log)
  const prompt = useTable((state) => (state.isBusy ? null : (state.scene?.prompt ?? '')))
  const told = useRef(log.length)
  const [words, setWords] = useState('')
  useEffect(() => {
    if (prompt === null) return
    const news = log.slice(Math.min(told.current, log.length)).map((line) => line.text)
    told.current = log.length
    setWords([...news, prompt].join(' '))
  }, [log, prompt])
  return (
    <div className="unseen" aria-live="polite" role="status">
      {words}
    </div>
  )
}
