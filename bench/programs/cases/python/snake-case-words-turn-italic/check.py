import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from marklet import render, render_inline

assert render_inline("set max_retry_count to 3") == "set max_retry_count to 3"
assert render_inline("file_name and other_name") == "file_name and other_name"
assert render("- a_b_c\n- x") == "<ul><li>a_b_c</li><li>x</li></ul>"
assert render_inline("größe_alt_neu") == "größe_alt_neu"
assert render_inline("v_1_2") == "v_1_2"
assert render_inline("_snake_case_") == "<em>snake_case</em>"
assert render_inline("_really_") == "<em>really</em>"
assert render_inline("(_so_), _a b_!") == "(<em>so</em>), <em>a b</em>!"
assert render_inline("un*frigging*believable") == "un<em>frigging</em>believable"
assert render_inline("**_both_**") == "<strong><em>both</em></strong>"
assert render_inline("a _ b _ c") == "a _ b _ c"
assert render_inline("`a_b_c` _d_") == "<code>a_b_c</code> <em>d</em>"
