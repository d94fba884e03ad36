import { type RefObject, useEffect, useState } from 'react';

/** An element's actual width, so that text in a chart keeps its size. */
export function useWidth(ref: RefObject<HTMLElement | null>, before: number): number {
  const [width, setWidth] = useState(before);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width) || before));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, before]);
  return width;
}
