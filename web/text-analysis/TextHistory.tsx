import { RECENT } from '#contract/analyses.ts';
import type { TextAnalysis } from '#contract/text-analysis.ts';
import { api } from '#web/app/api.ts';
import { ToolHistory } from '#web/app/tool/ToolHistory.tsx';
import { useFinding } from '#web/app/tool/useFinding.ts';
import type { Opened } from '#web/app/tool/useOpened.ts';
import { firstOf } from '#web/kit/firstOf.ts';
import { useTextAnalyses } from '#web/text-analysis/useTextAnalyses.ts';

const rowOf = ({ id, originalText, analysis, createdAt }: TextAnalysis) => ({
  ...{ id, title: firstOf(originalText, 90), at: createdAt },
  hint: analysis.emotionalTone,
});

export function TextHistory({ opened }: { opened: Opened }) {
  const finding = useFinding(RECENT);
  const query = useTextAnalyses(finding.sought, finding.limit);
  return (
    <ToolHistory
      title={finding.isWhole ? 'Your analyses' : 'Recent analyses'}
      kind="analysis"
      kinds="analyses"
      finding={{ ...finding, label: 'Find an analyzed message' }}
      query={query}
      rowOf={rowOf}
      opened={opened}
      remove={(id) => api.textAnalysis.remove.call({ id })}
    />
  );
}
