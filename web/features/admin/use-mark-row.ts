import { useNavigate } from 'react-router'

/** Scrolls to the row of a new object and marks it. The address keeps the mark after a reload. */
export function useMarkRow(): (id: string) => void {
  const navigate = useNavigate()
  return (id) => {
    navigate({ hash: id }, { replace: true, preventScrollReset: true })
  }
}
