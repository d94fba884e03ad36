import { Segmented } from '#web/kit/field/Segmented.tsx';
import { BandsSection } from '#web/kit/page/BandsSection.tsx';
import { BrandSection } from '#web/kit/page/BrandSection.tsx';
import { ButtonsSection } from '#web/kit/page/ButtonsSection.tsx';
import { ChartsSection } from '#web/kit/page/ChartsSection.tsx';
import { ChatSection } from '#web/kit/page/ChatSection.tsx';
import { FieldsSection } from '#web/kit/page/FieldsSection.tsx';
import { InsightsSection } from '#web/kit/page/InsightsSection.tsx';
import { ListsSection } from '#web/kit/page/ListsSection.tsx';
import { MessagesSection } from '#web/kit/page/MessagesSection.tsx';
import { OverlaysSection } from '#web/kit/page/OverlaysSection.tsx';
import { PeopleSection } from '#web/kit/page/PeopleSection.tsx';
import { SafetySection } from '#web/kit/page/SafetySection.tsx';
import { StatesSection } from '#web/kit/page/StatesSection.tsx';
import { WordsSection } from '#web/kit/page/WordsSection.tsx';
import { useTheme } from '#web/kit/theme/useTheme.ts';
import { Toaster } from '#web/kit/toast/Toaster.tsx';
import css from './KitPage.module.css';

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

export function KitPage() {
  const [theme, setTheme] = useTheme();
  return (
    <>
      <main className={`wrap ${css.page}`}>
        <header className={css.head}>
          <h1 className="h1">Parts and states</h1>
          <Segmented label="Theme" hideLabel options={schemes} value={theme} onValue={setTheme} />
        </header>
        <BrandSection />
        <MessagesSection />
        <div className={css.columns}>
          <ButtonsSection />
          <FieldsSection />
          <BandsSection />
          <PeopleSection />
          <ChatSection />
          <OverlaysSection />
          <ListsSection />
          <ChartsSection />
          <WordsSection />
        </div>
        <InsightsSection />
        <SafetySection />
        <StatesSection />
      </main>
      <Toaster />
    </>
  );
}
