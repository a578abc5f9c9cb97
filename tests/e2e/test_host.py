"""Nothing from elsewhere: no request leaves the host, and no foreign script runs."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.e2e.visits import Visitor, visitor

NOT_RUN = "document.documentElement.dataset.planted = 'yes'"
IS_PLANTED = "document.documentElement.dataset.planted === 'yes'"


def test_the_start_page_asks_only_its_own_host(visit: Visitor) -> None:
    page = visit.open()
    page.get_by_role("heading", level=1).wait_for()
    visit.check()


def test_a_page_that_asked_another_host_would_be_noticed(browser: Browser, server: str) -> None:
    """Here it can: the policy that forbids it is lifted."""
    with visitor(browser, server, bypass_csp=True) as visit:
        page = visit.open()
        page.evaluate("fetch('http://example.org/').catch(() => 'stopped')")
        assert "asked for http://example.org/" in visit.problems
        assert any("ERR_NAME_NOT_RESOLVED" in problem for problem in visit.problems)
        visit.problems.clear()


def test_a_script_that_is_planted_in_the_page_does_not_run(visit: Visitor) -> None:
    visit.forgiven += ["Content Security Policy", "404"]
    page = visit.open()
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(
        """code => {
            const script = document.createElement('script');
            script.textContent = code;
            document.body.append(script);
            const holder = document.createElement('div');
            holder.innerHTML = `<img src="nothing" onerror="${code}">`;
            document.body.append(holder);
        }""",
        NOT_RUN,
    )
    page.wait_for_timeout(300)
    assert not page.evaluate(IS_PLANTED)
    assert any("Content Security Policy" in problem for problem in visit.problems)
